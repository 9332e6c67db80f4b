/** The target of a link whose words are sent as a question when it is selected: the only kind of link that a model may write. */
const ASK_TARGET = '#ask';
const ASKS = `](${ASK_TARGET})`;

/** The maximum length of a bracketed text that is held back until its end arrives. */
export const LONGEST_BRACKET = 400;

const CITATION = /^\s*\d{1,3}(?:\s*[,;]\s*\d{1,3})*\s*$/;

/** Closing brackets by the opening ones of a citation. */
export const CLOSING: Readonly<Record<string, string>> = { '[': ']', '【': '】' };

export type Bracket =
  | { kind: 'ask'; text: string; length: number }
  | { kind: 'citation'; numbers: number[]; length: number }
  | { kind: 'link'; text: string; length: number }
  /** The start of a line that defines a reference. */
  | { kind: 'definition' }
  | { kind: 'plain'; length: number };

/**
 * What a bracket at the start of a text is; 'wait' if its end may still come.
 * @param isLineStart whether only spaces precede it in its line
 */
export function readBracket(
  text: string,
  closing: string,
  { isEnd, isLineStart }: { isEnd: boolean; isLineStart: boolean },
): Bracket | 'wait' {
  const end = text.indexOf(closing);
  const newline = text.indexOf('\n');
  if (end < 0 || (newline >= 0 && newline < end)) {
    const mayCome = newline < 0 && text.length < LONGEST_BRACKET && !isEnd;
    return mayCome ? 'wait' : { kind: 'plain', length: 1 };
  }
  const inner = text.slice(1, end);
  const next = text[end + 1];
  if (next === undefined && !isEnd) return 'wait';
  if (next === ':' && isLineStart) return { kind: 'definition' };
  if (next === '(') return readLink(text, end, isEnd);
  const numbers = citedNumbers(closing === '】' ? inner.replace(/†.*$/, '') : inner);
  if (numbers) return { kind: 'citation', numbers, length: end + 1 };
  return { kind: 'plain', length: /^[ xX]$/.test(inner) ? end + 1 : 1 };
}

/** The numbers of a citation; null if the words are not one. */
export function citedNumbers(inner: string): number[] | null {
  return CITATION.test(inner) ? (inner.match(/\d+/g) ?? []).map(Number) : null;
}

function readLink(text: string, end: number, isEnd: boolean): Bracket | 'wait' {
  const close = text.indexOf(')', end);
  if (close < 0) return text.length < 4 * LONGEST_BRACKET && !isEnd ? 'wait' : { kind: 'plain', length: 1 };
  if (text.slice(end, close + 1) === ASKS) {
    return { kind: 'ask', text: text.slice(0, close + 1), length: close + 1 };
  }
  // A title with a link may be part of an offered question: then the line continues to the end of the offer.
  const newline = text.indexOf('\n');
  if (newline < 0 && text.length < 2 * LONGEST_BRACKET && !isEnd) return 'wait';
  const line = newline < 0 ? text : text.slice(0, newline);
  const asks = line.indexOf(ASKS, end);
  if (asks >= 0 && !line.slice(end, asks).includes('[')) {
    const question = line
      .slice(1, asks)
      .replace(/\]\([^)]*\)/g, '')
      .replace(/[[\]()<>`]/g, '');
    return { kind: 'ask', text: `[${question}${ASKS}`, length: asks + ASKS.length };
  }
  return { kind: 'link', text: text.slice(1, end), length: close + 1 };
}
