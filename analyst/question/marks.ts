import { lexicon } from './lexicon.ts';
import { equal, type Mark, type Meaning } from './meaning.ts';
import { findEveryday, type Names } from './names.ts';
import type { Span } from './phrases.ts';
import { isWord, type Word } from './words.ts';

/** Marks words, each with a meaning that the caller accepts. */
export type Marker = (accepts: (meaning: Meaning) => boolean) => Mark[];

/**
 * Splits a question into phrases of the lexicon, names of the assessment, and other words. The longest phrase with an accepted meaning
 * wins.
 */
export function createMarker(words: readonly Word[], names: Names): Marker {
  const texts = words.map(({ text }) => text);
  const everyday = findEveryday(words, names);
  return (accepts) => {
    const marks: Mark[] = [];
    for (let at = 0; at < words.length; ) {
      if (STOPS.has(texts[at] ?? '')) {
        // Several punctuation marks in a row separate no more than a single one.
        const sign = { words: words.slice(at, at + 1), meanings: [STOP], means: STOP, isUsed: false };
        if (marks.at(-1)?.means.is !== 'stop') marks.push(sign);
        at += 1;
        continue;
      }
      const common = everyday.get(at);
      const spans = [
        names.phrases.at(texts, at, accepts),
        lexicon.at(texts, at, accepts),
        common?.meanings.every(accepts) ? common : null,
        names.parts.at(texts, at, accepts),
      ].filter((span) => span !== null);
      const to = Math.max(at + 1, ...spans.map((span) => span.to));
      const longest = spans.filter((span) => span.to === to);
      const meanings = meaningsOf(longest, words[at]);
      const [means] = meanings;
      if (means && means.is !== 'filler') marks.push({ words: words.slice(at, to), meanings, means, isUsed: false });
      at = to;
    }
    return marks;
  };
}

const STOPS = new Set('?!;:()%');
const STOP: Meaning = { is: 'stop' };

const CODE = /^[a-z]+\d?-\d+$/;
const NUMBER = /^\d+(?:[.,]\d{1,2})?$/;

function meaningsOf(spans: readonly Span<Meaning>[], word: Word | undefined): readonly Meaning[] {
  const meanings = spans.flatMap((span) => span.meanings);
  if (meanings.length > 0) return meanings;
  const text = word?.text ?? '';
  if (NUMBER.test(text)) return [{ is: 'number', value: Number(text.replace(',', '.')) }];
  if (CODE.test(text)) return [{ is: 'condition', where: [equal('code', text.toUpperCase())], prefers: 'disclosure' }];
  return [{ is: isWord(text) ? 'word' : 'stop' }];
}
