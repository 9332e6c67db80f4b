import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { NO_SOURCE } from './citing-writer.ts';
import { type Figures, hasDigit, LONGEST_SPELLED, WORD } from './figures.ts';
import { readNumberWords } from './number-words.ts';

/** Control characters except line breaks and tabs: no field of a form can contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** This many characters before a word show whether it is at the start of its line. */
const NEAR = 40;

/**
 * Turns what a model wrote for a field into plain text: removes source numbers and link targets, marks figures that no tool returned, as
 * in an answer, and cuts the text to the field's length.
 */
export function cleanDraft(text: string, figures: Figures): string {
  const plain = text
    .slice(0, 2 * MAX_LONG_TEXT)
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/ ?[[【]\s*\d{1,3}(?:\s*[,;]\s*\d{1,3})*\s*(?:†[^\]】]*)?[\]】]/g, '')
    .trim();
  return markFigures(plain, figures).slice(0, MAX_LONG_TEXT);
}

function markFigures(text: string, figures: Figures): string {
  let marked = '';
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < from) continue;
    // Only the relevant end of the line: the whole line would be read again for each word.
    const near = text.slice(Math.max(0, index - NEAR), index);
    const line = near.slice(near.lastIndexOf('\n') + 1);
    const spelled = readNumberWords(text.slice(index, index + LONGEST_SPELLED), line);
    const isListMarker =
      line.trim() === '' && /^\d{1,3}$/.test(word) && /^[.)]\s/.test(text.slice(index + word.length));
    const figure = spelled ? String(spelled.value) : hasDigit(word) && !isListMarker ? word : null;
    const end = index + (spelled?.length ?? word.length);
    const isKnown = figure === null || figures.isReturned(figure);
    marked += text.slice(from, end) + (isKnown ? '' : ` ${NO_SOURCE}`);
    from = end;
  }
  return marked + text.slice(from);
}
