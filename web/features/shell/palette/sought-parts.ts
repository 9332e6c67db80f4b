import { fold } from '#domain/words/fold.ts';
import type { TypedWord } from './rank-items.ts';

export interface SoughtPart {
  text: string;
  isSought: boolean;
}

/** A word, also one with a dot or an apostrophe inside: E3.1. */
const WORD = /([\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*)/u;

/** A text in parts: the words that contain one of the typed words, or are another form of it, and what is between them. */
export function soughtParts(text: string, words: readonly TypedWord[]): SoughtPart[] {
  if (words.length === 0) return [{ text, isSought: false }];
  const parts: SoughtPart[] = [];
  for (const [index, piece] of text.split(WORD).entries()) {
    const isSought = index % 2 === 1 && isOneOf(fold(piece), words);
    const last = parts.at(-1);
    if (last?.isSought === isSought) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, isSought });
  }
  return parts;
}

const isOneOf = (piece: string, words: readonly TypedWord[]) =>
  words.some(({ word, start }) => piece.includes(word) || (start !== null && piece.startsWith(start)));
