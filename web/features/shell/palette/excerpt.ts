import { splitSentences } from '#domain/search/sentences.ts';
import { beginsIn, fold } from '#domain/words/fold.ts';
import type { SearchedTexts } from './searched-texts.ts';

/** Longest excerpt, in characters; about two lines of the palette. */
const LONGEST = 140;

/** The sentence of a row's texts that holds the most of the typed words, shortened around them; null where only names hold them. */
export function excerptOf({ entries }: SearchedTexts, words: readonly string[]): string | null {
  let best = { text: '', at: 0, count: 0 };
  for (const { text, label } of entries) {
    if (text === label) continue;
    for (const sentence of splitSentences(text)) {
      const folded = fold(sentence.text);
      const places = words.map((word) => beginsIn(folded, word)).filter((at) => at >= 0);
      if (places.length > best.count) best = { text: sentence.text, at: Math.min(...places), count: places.length };
    }
  }
  return best.count === 0 ? null : shorten(best.text.replace(/\s+/g, ' '), best.at);
}

function shorten(text: string, at: number): string {
  if (text.length <= LONGEST) return text;
  const from = at < LONGEST / 2 ? 0 : text.lastIndexOf(' ', at - LONGEST / 4) + 1;
  const end = from + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end > from ? end : from + LONGEST)}${end < text.length ? ' …' : ''}`;
}
