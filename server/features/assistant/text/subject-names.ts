/** The names of a subject: its whole label, its code, and its name without the part in brackets. */
export function namesOf(label: string): string[] {
  const [, code = '', name = label] = /^([A-Z]{1,3}\d+(?:\.\d+)*) (.+)$/.exec(label.replace(/, screening$/, '')) ?? [];
  const names = [code, name, name.replace(/\s*\([^)]*\)$/, ''), name.replace(/:.*$/, '')].map(plainWords);
  return [...new Set(names.filter((known) => known.length > 1))];
}

/** The words of a text without anything else, in lower case. */
export const plainWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? []).join(' ');
