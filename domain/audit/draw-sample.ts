/** What a sample was drawn from, and what was drawn. */
export interface DrawnSample {
  /** Ids in the order in which they were drawn. */
  ids: string[];
  population: number;
  /** SHA-256 of the population's ids in ascending order, joined by line breaks. */
  populationSha256: string;
}

/** The maximum size of a sample. */
export const MAX_SAMPLE = 500;

/**
 * Draws a sample that anyone can reproduce: for each id, the SHA-256 of seed, line break and id, all in UTF-8, is written as 64
 * hexadecimal digits; the ids with the lowest values come first, and the first `size` of them are the sample. A larger sample with the
 * same seed therefore continues where the smaller one ended. Our own convention; auditing standards ask for chance, not for a method.
 *
 * @param ids of the population, in any order, each once
 * @param hash SHA-256 of a text in UTF-8 as hexadecimal digits
 */
export function drawSample(
  { ids, seed, size }: { ids: readonly string[]; seed: string; size: number },
  hash: (text: string) => string,
): DrawnSample {
  const drawn = ids.map((id) => ({ id, place: hash(`${seed}\n${id}`) })).sort((a, b) => (a.place < b.place ? -1 : 1));
  return {
    ids: drawn.slice(0, size).map(({ id }) => id),
    population: ids.length,
    populationSha256: hash([...ids].sort().join('\n')),
  };
}
