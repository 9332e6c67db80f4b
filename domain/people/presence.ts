/** What somebody has open, by the noun and id under which the history knows it; null for nothing in particular. */
export type OpenPlace = { noun: 'component'; recordId: string } | null;

/** Up to two letters for a name: 'Mara Beispiel' is MB, 'Ida' is I. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
