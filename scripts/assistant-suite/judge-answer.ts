import { NO_SOURCE } from '#server/features/assistant/text/citing-writer.ts';
import { hasDigit, WORD } from '#server/features/assistant/text/figures.ts';
import { readNumberWords } from '#server/features/assistant/text/number-words.ts';

const SOURCE = /\[\d+\]\((\/app\/|https?:\/\/data\.europa\.eu\/)[^)\s]* "[^"]*"\)/g;
const OFFER = /\[[^\]]*\]\(#ask\)/g;
/** Names that contain digits but state no figure. */
const NAMES = /\b(ESRS|E|S|G)[ -]?\d+(\.\d+)*\b|\bCO2e?\b/g;

/** How often an answer states a figure that no tool returned; each is marked. */
export function countMarked(text: string): number {
  return text.split(NO_SOURCE).length - 1;
}

/** The lines of an answer that state a figure with neither a source nor a mark; there must not be any. */
export function unmarkedLines(text: string): string[] {
  return text.split('\n').filter((line) => {
    if (line.includes(NO_SOURCE) || line.match(SOURCE)) return false;
    return statesFigure(
      line
        .replace(OFFER, '')
        .replace(NAMES, '')
        .replace(/^\s*\d+[.)]\s/, ''),
    );
  });
}

function statesFigure(line: string): boolean {
  return [...line.matchAll(WORD)].some(
    ({ 0: word, index }) => hasDigit(word) || readNumberWords(line.slice(index), line.slice(0, index)) !== null,
  );
}
