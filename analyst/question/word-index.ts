/** Words by first letter and length: a misspelled word has the right first letter, and differs in length by at most one. */
export type Shelves = ReadonlyMap<string, readonly string[]>;

export function shelve(forms: Iterable<string>): Shelves {
  return Map.groupBy(forms, (form) => `${form[0]}${form.length}`);
}
