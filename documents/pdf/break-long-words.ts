const LONG_WORD = /[^\s\u200b]{28,}/gu;
/** Marks where a line may break that otherwise could not be broken. */
const BREAK = '\u200b';
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The same texts, in which addresses and very long words can be broken, because no column is wide enough for them. Pictures stay as they
 * are.
 */
export function breakLongWords<Document extends object>(document: Document): Document {
  const breakUp = (name: string, value: unknown) =>
    typeof value === 'string' && name !== 'svg' ? value.replace(LONG_WORD, breakWord) : value;
  return JSON.parse(JSON.stringify(document, breakUp)) as Document;
}

const breakWord = (word: string) =>
  [...letters.segment(word)].map(({ segment }, at) => (at > 0 && at % 12 === 0 ? BREAK + segment : segment)).join('');
