import type { ChatSource } from '#domain/chat/chat-source.ts';
import { withoutDirectionSigns } from '#domain/words/direction-signs.ts';
import { type CitedLine, chooseSources } from './choose-sources.ts';
import type { Citations } from './citations.ts';
import { hasDigit, WORD } from './figures.ts';
import { asLinkTitle } from './link-title.ts';
import { beginsNumber, NUMBER_LOOKAHEAD, readNumberWords } from './number-words.ts';
import { CLOSING, citedNumbers, LONGEST_BRACKET, readBracket } from './read-bracket.ts';

/** What stands behind a figure that no tool returned. */
export const NO_SOURCE = '(no source)';

/** As much is read at once: each sign looks at what follows it, so more would cost with its square. */
const PIECE = 256;
/** Longest address that is held back while its end has not arrived. */
const LONGEST_ADDRESS = 2000;

const STARTS_WORD = /^[\p{L}\p{N}]/u;
const FENCE = /^(`{3,}|~{3,})/;
/** An address as it stands in a text, and what may become one. */
const ADDRESS = /^(?:<?https?:\/\/|<?www\.|<[a-z][a-z0-9+.-]{1,31}:)[^\s<>|`]*>?/i;
const ADDRESS_BEGINS = /^(?:<[a-z0-9+.-]{0,31}|h|ht|htt|https?|https?:\/?|w{1,3})$/i;

export interface CitingText {
  /** What can be shown after this much more of the model's text; the rest is held back until its end is known. */
  push(text: string): string;
  /** What is left. */
  end(): string;
  /** The sources that the shown text cites, by the numbers it shows. */
  cited(): ChatSource[];
}

/** A block of code: its fence, and what is cited in it, which can only stand behind it. */
interface CodeBlock {
  fence: string;
  sources: Set<number>;
  isBorne: boolean;
}

/**
 * Turns a model's text into what the reader sees. `[3]` becomes a numbered link to the third source that the tools
 * named; a figure that no tool returned is marked; a line whose figures were returned but which names no source gets
 * those of what it speaks of, or the mark where they are of something else; links and addresses that the model wrote itself lead
 * nowhere; only `[a question](#ask)` stays, which the screen offers to send.
 */
export function createCitingText(citations: Citations): CitingText {
  const shown = new Map<number, ChatSource>();
  let buffer = '';
  let line = newLine();
  let code: CodeBlock | null = null;

  function cite(number: number): string {
    const source = citations.find(number);
    if (!source) return NO_SOURCE;
    const known = shown.get(number);
    const entry = known ?? { ...source, label: withoutDirectionSigns(source.label), number: shown.size + 1 };
    if (!known) shown.set(number, entry);
    line.hasCitation = true;
    return `[${entry.number}](${entry.path} "${asLinkTitle(entry.label)}")`;
  }

  /** What a line that named no source needs at its end. */
  function closeLine(): string {
    const { add, isBorne } = chooseSources(line, citations);
    if (code) {
      for (const number of add) code.sources.add(number);
      code.isBorne &&= isBorne;
      return '';
    }
    return add.map((number) => ` ${cite(number)}`).join('') + (isBorne ? '' : ` ${NO_SOURCE}`);
  }

  function closeCode({ sources, isBorne }: CodeBlock): string {
    const cited = [...sources].map(cite).join('') + (isBorne ? '' : NO_SOURCE);
    return cited === '' ? '' : `\n\n${cited}\n`;
  }

  /** Figures of a text that stands as it is; the mark for those that no tool returned comes behind it. */
  function countFigures(text: string): string {
    const figures = (text.match(WORD) ?? []).filter(hasDigit);
    const returned = figures.filter((word) => citations.figures.isReturned(word));
    line.figures.push(...returned);
    return returned.length === figures.length ? '' : ` ${NO_SOURCE}`;
  }

  function take(isEnd: boolean): string {
    let out = '';
    let at = 0;
    const add = (text: string) => {
      line.text += text;
      line.isBlank &&= text.trim() === '';
    };
    const keep = (text: string, length = text.length) => {
      out += text;
      add(text);
      at += length;
    };
    /** A figure as it stands in the text, marked where no tool returned it; a sign for a share belongs to it. */
    const keepFigure = (figure: string, written: string) => {
      if (citations.figures.isReturned(figure)) {
        // What a score is out of states nothing.
        if (!/(\bout of|\d of|\/) ?$/i.test(line.text.slice(-8))) line.figures.push(figure);
        return keep(written);
      }
      const unit = /^\s?[%‰]/.exec(buffer.slice(at + written.length))?.[0] ?? '';
      keep(`${written}${unit} ${NO_SOURCE}`, written.length + unit.length);
    };
    while (at < buffer.length) {
      const character = buffer.charAt(at);
      const rest = buffer.slice(at);
      const isLineStart = line.isBlank;
      if (character === '\n') {
        out += `${closeLine()}\n`;
        at += 1;
        line = newLine();
      } else if (
        (character === '`' || character === '~') &&
        isLineStart &&
        (code || FENCE.test(rest) || rest.length < 3)
      ) {
        const newline = rest.indexOf('\n');
        if (newline < 0 && !isEnd) break;
        const row = newline < 0 ? rest : rest.slice(0, newline);
        const [fence = ''] = FENCE.exec(row) ?? [];
        if (fence === '' || (code && !isClosing(row, code))) {
          keep(character);
        } else {
          out += row + (code ? closeCode(code) : '');
          at += row.length;
          code = code ? null : { fence, sources: new Set(), isBorne: true };
          line = newLine();
        }
      } else if (character === '`' && !code) {
        const span = readSpan(rest, isEnd);
        if (span === 'wait') break;
        const cited: number[] = [];
        const text = span.replace(/ ?\[([^\]]*)\]/g, (written, inner: string) => {
          const numbers = citedNumbers(inner);
          if (numbers) cited.push(...numbers);
          return numbers ? '' : written;
        });
        out += text + countFigures(text) + cited.map((number) => ` ${cite(number)}`).join('');
        add(text);
        at += span.length;
      } else if (character === '\\') {
        if (rest.length < 2 && !isEnd) break;
        keep(rest.slice(0, 2));
      } else if (character === '&') {
        const reference = readSign(rest, isEnd);
        if (reference === 'wait') break;
        keep(reference);
      } else if (character === '|' && !code) {
        // The last bar of a table row: what is added must stand inside the last cell.
        const row = /^\|[ \t]*(\n|$)/.exec(rest);
        if (row && row[1] === '' && !isEnd) break;
        if (row && !line.isBlank) out += closeLine().replace(/^ (.+)$/, line.text.endsWith(' ') ? '$1 ' : ' $1 ');
        if (row) line.hasCitation = true;
        keep('|');
      } else if (CLOSING[character]) {
        const read = readBracket(rest, CLOSING[character], { isEnd, isLineStart });
        if (read === 'wait') break;
        if (read.kind === 'citation' && code) {
          for (const number of read.numbers) code.sources.add(number);
          line.hasCitation = true;
          at += read.length;
        } else if (read.kind === 'citation') {
          out += read.numbers.map(cite).join('');
          at += read.length;
        } else if (read.kind === 'ask') keep(read.text, read.length);
        else if (read.kind === 'definition') keep('\\[', 1);
        else if (read.kind === 'link') {
          buffer = buffer.slice(0, at) + read.text + buffer.slice(at + read.length);
        } else keep(rest.slice(0, read.length));
      } else if (!code && !isEnd && ADDRESS_BEGINS.test(rest)) {
        break;
      } else if (!code && ADDRESS.test(rest)) {
        const [address = ''] = ADDRESS.exec(rest) ?? [];
        if (address.length === rest.length && rest.length < LONGEST_ADDRESS && !isEnd) break;
        const isPointed = address.startsWith('<');
        const plain = isPointed ? address.slice(1).replace(/>$/, '') : address.replace(/[>.,;:!?)\]'"*_~]+$/, '');
        const after = isPointed ? '' : address.slice(plain.length);
        out += `\`${plain}\`${countFigures(plain)}${after}`;
        add(plain + after);
        at += address.length;
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
        const isListMarker = isLineStart && /^\d{1,3}$/.test(word) && /^[.)]\s?$/.test(after);
        if (!hasDigit(word) || isListMarker) keep(word);
        else keepFigure(word, word);
      } else keep(character);
    }
    buffer = buffer.slice(at);
    return out;
  }

  return {
    push(text) {
      let out = '';
      for (let from = 0; from < text.length; from += PIECE) {
        buffer += withoutDirectionSigns(text.slice(from, from + PIECE));
        out += take(false);
      }
      return out;
    },
    end() {
      const out = take(true);
      const rest = closeLine();
      // A block that was never closed would take in what is added.
      const cited = code ? closeCode(code) : '';
      const ended = code && cited !== '' ? `\n${code.fence}${cited.trimEnd()}` : '';
      code = null;
      line = newLine();
      // A proposal that the text forgot to cite could not be opened.
      const uncited = citations.proposals.filter(({ number }) => !shown.has(number));
      const offered = uncited.map(({ number, label }) => `\n\n${asLinkTitle(label)} ${cite(number)}`);
      return out + rest + ended + offered.join('');
    },
    cited: () => [...shown.values()].toSorted((first, second) => first.number - second.number),
  };
}

/** A line as far as it has come. */
interface Line extends CitedLine {
  isBlank: boolean;
}

const newLine = (): Line => ({ text: '', isBlank: true, figures: [], hasCitation: false });

function readWord(text: string): string {
  WORD.lastIndex = 0;
  return text.match(WORD)?.[0] ?? text.charAt(0);
}

const isClosing = (row: string, { fence }: CodeBlock) =>
  row.startsWith(fence) && row.replaceAll(fence.charAt(0), '').trim() === '';

/** A span of code with its marks; the first sign alone where no span begins. */
function readSpan(text: string, isEnd: boolean): string | 'wait' {
  const [marks = ''] = /^`+/.exec(text) ?? [];
  const newline = text.indexOf('\n');
  const row = newline < 0 ? text : text.slice(0, newline);
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(row.slice(marks.length));
  const isWhole = close !== null && marks.length + close.index + marks.length < row.length;
  if (!isWhole && newline < 0 && text.length < LONGEST_BRACKET && !isEnd) return 'wait';
  return close ? row.slice(0, marks.length + close.index + marks.length) : marks;
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
