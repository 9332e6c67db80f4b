import { hasDigit, WORD } from './figures.ts';
import { beginsNumber, NUMBER_LOOKAHEAD, readNumberWords } from './number-words.ts';
import { type Bracket, CLOSING, LONGEST_BRACKET, readBracket } from './read-bracket.ts';

/** The maximum length of an address that is held back until its end arrives. */
const LONGEST_ADDRESS = 2000;

const STARTS_WORD = /^[\p{L}\p{N}]/u;
const FENCE = /^(`{3,}|~{3,})/;
/** An address in a text, or the beginning of one. */
const ADDRESS = /^(?:<?https?:\/\/|<?www\.|<[a-z][a-z0-9+.-]{1,31}:)[^\s<>|`]*>?/i;
const ADDRESS_BEGINS = /^(?:<[a-z0-9+.-]{0,31}|h|ht|htt|https?|https?:\/?|w{1,3})$/i;

/** A part of a model's text that is shown according to one rule. */
export type Token =
  | { kind: 'newline' }
  /** The first or last row of a code block. */
  | { kind: 'fence'; row: string; fence: string }
  /** Inline code with its backticks. */
  | { kind: 'span'; text: string }
  /** A table's cell separator; nothing follows the last one of a row. */
  | { kind: 'bar'; isLast: boolean }
  | { kind: 'bracket'; bracket: Bracket; written: string }
  /** An address with the characters around and directly after it. */
  | { kind: 'address'; written: string; plain: string; after: string }
  /** A figure in normalized form and as written, with the percent sign that follows it. */
  | { kind: 'figure'; figure: string; written: string; unit: string }
  | { kind: 'plain'; text: string };

/** Where in the text a token begins. */
export interface TokenPlace {
  /** Whether nothing comes after the text. */
  isEnd: boolean;
  /** The line so far. */
  line: { text: string; isBlank: boolean };
  /** The fence of the open code block. */
  fence: string | null;
}

/** Reads the token that a text starts with; 'wait' if more text may change it. */
export function readToken(rest: string, place: TokenPlace): Token | 'wait' {
  const { isEnd, line, fence } = place;
  const character = rest.charAt(0);
  const closing = CLOSING[character];
  if (character === '\n') return { kind: 'newline' };
  if (mayBeFence(rest, place)) return readFence(rest, place);
  if (character === '`' && fence === null) return readSpan(rest, isEnd);
  if (character === '\\') return rest.length < 2 && !isEnd ? 'wait' : plain(rest.slice(0, 2));
  if (character === '&') return readSign(rest, isEnd);
  if (character === '|' && fence === null) return readBar(rest, isEnd);
  if (closing) {
    const bracket = readBracket(rest, closing, { isEnd, isLineStart: line.isBlank });
    if (bracket === 'wait') return 'wait';
    const length = bracket.kind === 'definition' ? 1 : bracket.length;
    return { kind: 'bracket', bracket, written: rest.slice(0, length) };
  }
  if (fence === null && !isEnd && ADDRESS_BEGINS.test(rest)) return 'wait';
  if (fence === null && ADDRESS.test(rest)) return readAddress(rest, isEnd);
  return STARTS_WORD.test(rest) ? readWord(rest, place) : plain(character);
}

const plain = (text: string): Token => ({ kind: 'plain', text });

function mayBeFence(rest: string, { line, fence }: TokenPlace): boolean {
  return /^[`~]/.test(rest) && line.isBlank && (fence !== null || FENCE.test(rest) || rest.length < 3);
}

function readFence(rest: string, { isEnd, fence: open }: TokenPlace): Token | 'wait' {
  const newline = rest.indexOf('\n');
  if (newline < 0 && !isEnd) return 'wait';
  const row = newline < 0 ? rest : rest.slice(0, newline);
  const [fence = ''] = FENCE.exec(row) ?? [];
  if (fence === '' || (open !== null && !isClosing(row, open))) return plain(rest.charAt(0));
  return { kind: 'fence', row, fence };
}

const isClosing = (row: string, fence: string) =>
  row.startsWith(fence) && row.replaceAll(fence.charAt(0), '').trim() === '';

/** Inline code with its backticks; only the first character if no inline code starts here. */
function readSpan(text: string, isEnd: boolean): Token | 'wait' {
  const [marks = ''] = /^`+/.exec(text) ?? [];
  const newline = text.indexOf('\n');
  const row = newline < 0 ? text : text.slice(0, newline);
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(row.slice(marks.length));
  const isWhole = close !== null && marks.length + close.index + marks.length < row.length;
  if (!isWhole && newline < 0 && text.length < LONGEST_BRACKET && !isEnd) return 'wait';
  return { kind: 'span', text: close ? row.slice(0, marks.length + close.index + marks.length) : marks };
}

/**
 * A numeric character reference such as '&#38;', whose digits are not a figure; otherwise the '&' alone. References to letters and digits
 * are read as those characters, and their figures are marked.
 */
function readSign(text: string, isEnd: boolean): Token | 'wait' {
  const [written = '', number = '', end = ''] = /^&#(\d{0,7}|x[\da-f]{0,6})(;|$)/i.exec(text) ?? [];
  if ((text.length < 2 || (written !== '' && end === '')) && !isEnd) return 'wait';
  const code = Number(number.replace(/^x/i, '0x'));
  const isSign = end === ';' && code > 0 && code <= 0x10ffff && !STARTS_WORD.test(String.fromCodePoint(code));
  return plain(isSign ? written : '&');
}

function readBar(rest: string, isEnd: boolean): Token | 'wait' {
  const row = /^\|[ \t]*(\n|$)/.exec(rest);
  if (row && row[1] === '' && !isEnd) return 'wait';
  return { kind: 'bar', isLast: row !== null };
}

function readAddress(rest: string, isEnd: boolean): Token | 'wait' {
  const [written = ''] = ADDRESS.exec(rest) ?? [];
  if (written.length === rest.length && rest.length < LONGEST_ADDRESS && !isEnd) return 'wait';
  const isPointed = written.startsWith('<');
  const address = isPointed ? written.slice(1).replace(/>$/, '') : written.replace(/[>.,;:!?)\]'"*_~]+$/, '');
  return { kind: 'address', written, plain: address, after: isPointed ? '' : written.slice(address.length) };
}

/** A word, or a figure in digits or words; the next characters may belong to it, or turn it into a list marker. */
function readWord(rest: string, { isEnd, line }: TokenPlace): Token | 'wait' {
  WORD.lastIndex = 0;
  const word = rest.match(WORD)?.[0] ?? rest.charAt(0);
  if (word.length + 2 > rest.length && !isEnd) return 'wait';
  const spelled = readNumberWords(rest, line.text);
  const mayGoOn = (spelled?.length ?? word.length) + NUMBER_LOOKAHEAD > rest.length && beginsNumber(word);
  if (mayGoOn && !isEnd) return 'wait';
  if (spelled) return figure(String(spelled.value), rest, spelled.length);
  const after = rest.slice(word.length, word.length + 2);
  const isListMarker = line.isBlank && /^\d{1,3}$/.test(word) && /^[.)]\s?$/.test(after);
  return !hasDigit(word) || isListMarker ? plain(word) : figure(word, rest, word.length);
}

const figure = (called: string, rest: string, length: number): Token => ({
  kind: 'figure',
  figure: called,
  written: rest.slice(0, length),
  unit: /^\s?[%‰]/.exec(rest.slice(length))?.[0] ?? '',
});
