/** What people wrote, as text that markdown takes for nothing else. */
export function plain(text: string | number | null | undefined): string {
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([\\`*_[\]<>|~#]|&(?=#?\w+;))/g, '\\$1');
}

/** The citation of a source: becomes a numbered link, which does not begin a line of its own. */
export const cite = (source: number | undefined) => (source === undefined ? '' : `\u00a0[${source}]`);

/** A name with its citation. */
export const named = (name: string, source: number | undefined) => `${plain(name)}${cite(source)}`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
export const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** Paragraphs, those with nothing to say left out. */
export const paragraphs = (...parts: readonly (string | false | null | undefined)[]) =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');

/** '1 risk', '2 risks'. */
export function amount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A phrase in the plural, as it reads for this many: 'topics without an impact' of one is a topic. */
export const counted = (count: number, phrase: string) =>
  count === 1
    ? phrase
        .replace(/\b(topic|component|impact|risk|row|stakeholder|question)s\b/, '$1')
        .replace(/^risk and opportunities\b/, 'risk or opportunity')
    : phrase;

/** A date of an ISO text as it is written: '7 September 2026'. */
export function day(iso: string): string {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A question that a press sends. */
export const ask = (question: string) => `[${question}](#ask)`;
