import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { Citations } from './citations.ts';
import { WORD } from './figures.ts';
import { beginsNumber, NUMBER_LOOKAHEAD, readNumberWords } from './number-words.ts';

/** What stands behind a figure that no tool returned. */
export const NO_SOURCE = '(no source)';

/** Target of a link whose words are sent as a question when it is pressed: the one link a model may write. */
const ASK_TARGET = '#ask';

/** Longest bracketed text that is held back while its end has not arrived. */
const LONGEST_BRACKET = 400;
/** Longest label in a link's title. */
const LONGEST_TITLE = 120;
/** Sources put at the end of a line that names none itself. */
const MOST_ADDED = 3;

const CITATION = /^\s*\d{1,3}(?:\s*[,;]\s*\d{1,3})*\s*$/;
const STARTS_WORD = /^[\p{L}\p{N}]/u;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '【': '】' };

export interface CitingText {
  /** What can be shown after this much more of the model's text; the rest is held back until its end is known. */
  push(text: string): string;
  /** What is left. */
  end(): string;
  /** The sources that the shown text cites, by the numbers it shows. */
  cited(): ChatSource[];
}

/**
 * Turns a model's text into what the reader sees. `[3]` becomes a numbered link to the third source that the tools
 * named; a figure that no tool returned is marked; a line whose figures were returned but which names no source gets
 * theirs at its end; links that the model wrote itself lose their target, so that no text can lead out of the application;
 * only `[a question](#ask)` stays, which the screen offers to send.
 */
export function createCitingText(citations: Citations): CitingText {
  const shown = new Map<number, ChatSource>();
  let buffer = '';
  let line = newLine();

  function cite(number: number): string {
    const source = citations.find(number);
    if (!source) return NO_SOURCE;
    const known = shown.get(number);
    const entry = known ?? { ...source, number: shown.size + 1 };
    if (!known) shown.set(number, entry);
    line.hasCitation = true;
    return `[${entry.number}](${entry.path} "${asLinkTitle(entry.label)}")`;
  }

  /** Sources for the figures of a line that named none. */
  function closeLine(): string {
    const missing = line.hasCitation ? [] : chooseSources(line, citations);
    return missing.map((number) => ` ${cite(number)}`).join('');
  }

  function take(isEnd: boolean): string {
    let out = '';
    let at = 0;
    const keep = (text: string, length = text.length) => {
      out += text;
      line.text += text;
      at += length;
    };
    /** A figure as it stands in the text, marked where no tool returned it. */
    const keepFigure = (figure: string, written: string) => {
      const isReturned = citations.figures.isReturned(figure);
      if (isReturned) line.figures.push(figure);
      keep(isReturned ? written : `${written} ${NO_SOURCE}`, written.length);
    };
    while (at < buffer.length) {
      const character = buffer.charAt(at);
      const rest = buffer.slice(at);
      if (character === '\n') {
        out += `${closeLine()}\n`;
        at += 1;
        line = newLine();
      } else if (character === '\\') {
        if (rest.length < 2 && !isEnd) break;
        keep(rest.slice(0, 2));
      } else if (character === '&') {
        const reference = readSign(rest, isEnd);
        if (reference === 'wait') break;
        keep(reference);
      } else if (character === '|') {
        // The last bar of a table row: what is added must stand inside the last cell.
        const row = /^\|[ \t]*(\n|$)/.exec(rest);
        if (row && row[1] === '' && !isEnd) break;
        if (row && line.text.trim() !== '')
          out += closeLine().replace(/^ (.+)$/, line.text.endsWith(' ') ? '$1 ' : ' $1 ');
        if (row) line.hasCitation = true;
        keep('|');
      } else if (CLOSING[character]) {
        const read = readBracket(rest, CLOSING[character], isEnd);
        if (read === 'wait') break;
        if (read.kind === 'ask') keep(rest.slice(0, read.length));
        else if (read.kind === 'citation') {
          out += read.numbers.map(cite).join('');
          at += read.length;
        } else if (read.kind === 'link') {
          buffer = buffer.slice(0, at) + read.text + buffer.slice(at + read.length);
        } else keep(rest.slice(0, read.length));
      } else if (STARTS_WORD.test(rest)) {
        const word = readWord(rest);
        // The next characters may belong to the word, or make it the marker of a list.
        if (at + word.length + 2 > buffer.length && !isEnd) break;
        const spelled = readNumberWords(rest, line.text);
        const mayGoOn = at + (spelled?.length ?? word.length) + NUMBER_LOOKAHEAD > buffer.length && beginsNumber(word);
        if (mayGoOn && !isEnd) break;
        if (spelled) {
          keepFigure(String(spelled.value), rest.slice(0, spelled.length));
          continue;
        }
        const after = rest.slice(word.length, word.length + 2);
        const isListMarker = line.text.trim() === '' && /^\d{1,3}$/.test(word) && /^[.)]\s?$/.test(after);
        if (!/\d/.test(word) || isListMarker) keep(word);
        else keepFigure(word, word);
      } else keep(character);
    }
    buffer = buffer.slice(at);
    return out;
  }

  return {
    push(text) {
      buffer += text;
      return take(false);
    },
    end() {
      const out = take(true);
      const rest = closeLine();
      line = newLine();
      // A proposal that the text forgot to cite could not be opened.
      const uncited = citations.proposals.filter(({ number }) => !shown.has(number));
      const offered = uncited.map(({ number, label }) => `\n\n${asLinkTitle(label)} ${cite(number)}`);
      return out + rest + offered.join('');
    },
    cited: () => [...shown.values()].toSorted((first, second) => first.number - second.number),
  };
}

/** A label may be anybody's text: nothing in it may end the link, its table cell or its line. */
function asLinkTitle(label: string): string {
  const plain = label.replace(/[\\"`<>[\]|\s]+/g, ' ').trim();
  return plain.length <= LONGEST_TITLE ? plain : `${plain.slice(0, LONGEST_TITLE).trim()} …`;
}

interface Line {
  text: string;
  figures: string[];
  hasCitation: boolean;
}

const newLine = (): Line => ({ text: '', figures: [], hasCitation: false });

function readWord(text: string): string {
  WORD.lastIndex = 0;
  return text.match(WORD)?.[0] ?? text.charAt(0);
}

/**
 * A sign written by its number, as '&#38;', whose figure is nobody's; else the '&' alone. Letters and figures written so are read as
 * they stand, and marked.
 */
function readSign(text: string, isEnd: boolean): string | 'wait' {
  const [written = '', number = '', end = ''] = /^&#(\d{0,7}|x[\da-f]{0,6})(;|$)/i.exec(text) ?? [];
  if ((text.length < 2 || (written !== '' && end === '')) && !isEnd) return 'wait';
  const code = Number(number.replace(/^x/i, '0x'));
  const isSign = end === ';' && code > 0 && code <= 0x10ffff && !STARTS_WORD.test(String.fromCodePoint(code));
  return isSign ? written : '&';
}

type Bracket =
  | { kind: 'ask'; length: number }
  | { kind: 'citation'; numbers: number[]; length: number }
  | { kind: 'link'; text: string; length: number }
  | { kind: 'plain'; length: number };

function readBracket(text: string, closing: string, isEnd: boolean): Bracket | 'wait' {
  const end = text.indexOf(closing);
  const newline = text.indexOf('\n');
  const isOpen = end < 0 || (newline >= 0 && newline < end);
  if (isOpen) {
    const mayCome = newline < 0 && text.length < LONGEST_BRACKET && !isEnd;
    return mayCome ? 'wait' : { kind: 'plain', length: 1 };
  }
  const inner = text.slice(1, end);
  const next = text[end + 1];
  if (next === undefined && !isEnd) return 'wait';
  if (next === '(') {
    const close = text.indexOf(')', end);
    if (close < 0) return text.length < 4 * LONGEST_BRACKET && !isEnd ? 'wait' : { kind: 'plain', length: 1 };
    if (text.slice(end + 2, close) === ASK_TARGET) return { kind: 'ask', length: close + 1 };
    return { kind: 'link', text: inner, length: close + 1 };
  }
  const cited = closing === '】' ? inner.replace(/†.*$/, '') : inner;
  if (CITATION.test(cited)) {
    return { kind: 'citation', numbers: (cited.match(/\d+/g) ?? []).map(Number), length: end + 1 };
  }
  return { kind: 'plain', length: /^[ xX]$/.test(inner) ? end + 1 : 1 };
}

/** By name where the line names a source, else the sources that all its figures share, else the first figure's. */
function chooseSources(line: Line, citations: Citations): number[] {
  if (line.figures.length === 0) return [];
  const bySource = line.figures.map((word) => citations.figures.sourcesOf(word));
  const candidates = [...new Set(bySource.flat())];
  const text = line.text.toLowerCase();
  const named = candidates.filter((number) => {
    const label = citations.find(number)?.label.toLowerCase() ?? '';
    return label.length > 2 && text.includes(label);
  });
  if (named.length > 0) return named.slice(0, MOST_ADDED);
  const shared = candidates.filter((number) => bySource.every((of) => of.includes(number)));
  if (shared.length > 0) return shared.slice(0, 1);
  return [...new Set(bySource.flatMap((of) => of.slice(0, 1)))].slice(0, MOST_ADDED);
}
