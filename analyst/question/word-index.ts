/** Words by first letter and length: a slip hits the first letter and is one longer or shorter at most. */
export type Shelves = ReadonlyMap<string, readonly string[]>;

export function shelve(forms: Iterable<string>): Shelves {
  return Map.groupBy(forms, (form) => `${form[0]}${form.length}`);
}
