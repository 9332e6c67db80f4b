/** What a person has open: an entry by its id, a question of the questionnaire by its text; null for nothing in particular. */
export type OpenPlace = { noun: 'component' | 'answer'; recordId: string } | null;

/** Up to two letters for a name: 'Mara Beispiel' is MB, 'Ida' is I. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
