import { fold } from '#domain/words/fold.ts';

/** A heading without case, accents, brackets with what they hold, stars and ends of lines. */
export const plainHeading = (heading: string): string =>
  fold(heading.replaceAll('ß', 'ss'))
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/[*:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Knows the places of a kind of table by their headings: by other people's words for them, by our own names of them, and by a long word
 * or name of either inside a longer heading. Answers the likeliest place first, and none where a heading is not known.
 *
 * @param words places with what they are called, folded and parted by semicolons, in the order in which they are tried
 */
export function placesNamed<Place extends string>(
  words: readonly (readonly [Place, string])[],
  places: readonly { id: Place; label: string }[],
): (heading: string) => readonly Place[] {
  const byWord = new Map<string, Place[]>();
  for (const [place, called] of words) {
    for (const word of called.split('; ')) byWord.set(word, [...(byWord.get(word) ?? []), place]);
  }
  /** Words that are found inside a longer heading: long enough to mean nothing else. */
  const inside = [...byWord.keys()].filter((word) => word.length >= 8).sort((one, other) => other.length - one.length);
  const labels = places.map(({ id, label }) => ({ id, name: plainHeading(label) }));
  return (heading) => {
    const said = plainHeading(heading);
    const whole = byWord.get(said);
    if (whole) return whole;
    const called = labels.filter(({ name }) => name === said || (said.length >= 8 && name.startsWith(`${said} `)));
    if (called.length > 0) return called.map(({ id }) => id);
    const part = inside.find((word) => inWords(said).includes(inWords(word)));
    return part === undefined ? [] : (byWord.get(part) ?? []);
  };
}

const inWords = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
