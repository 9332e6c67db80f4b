import { splitSentences } from '#domain/search/sentences.ts';

/** With fewer words beside the name, a sentence only addresses the person, and the next one says what it is about. */
const FEWEST_WORDS = 3;

/**
 * The sentence of a comment that mentions a person, or its first one; with the next sentence if this one only addresses the person.
 *
 * @param name as it is written after the '@'; '' for the first sentence
 */
export function quoteComment(body: string, name: string): string {
  const sentences = splitSentences(body);
  const mentioning = name === '' ? -1 : sentences.findIndex(({ text }) => text.includes(`@${name}`));
  const at = Math.max(mentioning, 0);
  const sentence = sentences[at]?.text ?? body;
  const words = sentence.replace(`@${name}`, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const next = sentences[at + 1]?.text;
  return words.length < FEWEST_WORDS && next !== undefined ? `${sentence} ${next}` : sentence;
}
