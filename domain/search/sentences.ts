/** A sentence by its position in the text: `text.slice(from, to)`. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
}

/** Abbreviations after which a full stop does not end a sentence; in lower case, without the full stop. */
const ABBREVIATIONS = new Set(
  (
    'ca approx e.g eg i.e ie vs cf resp incl excl no nos nr art para paras fig figs p pp vol ed eds est max min avg mio mrd mn bn ' +
    'dr mr mrs ms prof st inc ltd corp co dept ext tel fy z.b zb u.a d.h bzw usw ggf evtl inkl exkl p.a pa a.o sec sect ch'
  ).split(' '),
);

/** The end of a sentence: punctuation, closing characters and white space, or a line break. */
const BOUNDARY = /[.!?…]+["'’”»)\]]*(?=\s)|\n/g;
/** Punctuation at the end of a line, so that nothing is left open. */
const ENDED = /[.!?…:;,]["'’”»)\]]*$/;
/** A bullet or number before a list item. */
const LIST_MARK = /^(?:[-–—•*·▪◦]|\(?(?:\d{1,3}|[a-z])[.)])\s+/;
const MONTH = /^\s+(?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;
/** The maximum length of a single quotation, in characters. */
const LONGEST = 420;

/** The sentences of a text in order, without list marks and otherwise unchanged. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number) => {
    sentences.push(...shorten(trim(text, from, to)));
    from = to;
  };
  for (const { index, 0: sign } of text.matchAll(BOUNDARY)) {
    const end = index + sign.length;
    if (end <= from) continue;
    const isEnd = sign === '\n' ? endsLine(text, from, index) : endsSentence(text, from, index, end);
    if (isEnd) push(end);
  }
  push(text.length);
  return sentences.filter((sentence) => sentence.text !== '');
}

/** A line continues in the next unless a punctuation mark, a list mark or a blank line separates them. */
function endsLine(text: string, from: number, at: number): boolean {
  const before = text.slice(from, at).trimEnd();
  const after = text.slice(at + 1);
  const next = after.trimStart();
  if (/^[^\S\n]*\n/.test(after) || LIST_MARK.test(next) || LIST_MARK.test(before.trimStart())) return true;
  return (ENDED.test(before) && !/[,;]$/.test(before)) || /^[\p{Lu}\p{N}]/u.test(next);
}

function endsSentence(text: string, from: number, at: number, end: number): boolean {
  const next = text.slice(end).trimStart().charAt(0);
  if (text.charAt(at) !== '.' || text.charAt(at + 1) === '.') return !isLower(next);
  const before = text.slice(Math.max(from, at - 20), at);
  const word = /[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  // '3. July', 'no. 7', 'J. Smith' and '1. First' do not end a sentence.
  if (/^\p{Lu}$/u.test(word) || ABBREVIATIONS.has(word.toLowerCase())) return false;
  if (/^\d{1,2}$/.test(word) && (MONTH.test(text.slice(end, end + 8)) || text.slice(from, at).trim() === word))
    return false;
  return !isLower(next);
}

const isLower = (sign: string) => /^\p{Ll}$/u.test(sign);

function trim(text: string, from: number, to: number): Sentence {
  const piece = text.slice(from, to);
  const start = from + piece.length - piece.trimStart().length;
  const mark = LIST_MARK.exec(text.slice(start, to))?.[0] ?? '';
  const begin = start + (mark.trim() === '' ? 0 : mark.length);
  const sentence = text.slice(begin, to).trimEnd();
  return { text: sentence, from: begin, to: begin + sentence.length };
}

/** Splits a sentence that is too long to be quoted: at semicolons, otherwise at commas, otherwise at spaces. */
function shorten(sentence: Sentence): Sentence[] {
  if (sentence.text.length <= LONGEST) return [sentence];
  const cut = cutAt(sentence.text);
  const first = trim(sentence.text, 0, cut);
  const rest = trim(sentence.text, cut, sentence.text.length);
  const moved = ({ text, from, to }: Sentence) => ({ text, from: sentence.from + from, to: sentence.from + to });
  return [moved(first), ...shorten(moved(rest))];
}

function cutAt(text: string): number {
  const start = text.slice(0, LONGEST);
  for (const sign of ['; ', ', ', ' ']) {
    const at = start.lastIndexOf(sign);
    if (at >= LONGEST / 4) return at + 1;
  }
  return LONGEST;
}
