import type { ChatSource } from '#domain/chat/chat-source.ts';
import { withoutDirectionSigns } from '#domain/words/direction-signs.ts';
import { type CitedLine, chooseSources } from './choose-sources.ts';
import type { Citations } from './citations.ts';
import { hasDigit, WORD } from './figures.ts';
import { asLinkTitle } from './link-title.ts';
import { type Bracket, citedNumbers } from './read-bracket.ts';
import type { Token } from './read-token.ts';

/** The mark after a figure that no tool returned. */
export const NO_SOURCE = '(no source)';

/** A block of code: its fence, and its citations, which can only come after it. */
interface CodeBlock {
  fence: string;
  sources: Set<number>;
  isBorne: boolean;
}

/** The part of a line that has been written so far. */
interface Line extends CitedLine {
  isBlank: boolean;
}

const newLine = (): Line => ({ text: '', isBlank: true, figures: [], hasCitation: false });

/** A text that is being written, with what its current line and block of code need at their end. */
export interface CitingPage {
  readonly citations: Citations;
  /** The sources that the shown text cites, by their number among all sources. */
  readonly shown: Map<number, ChatSource>;
  line: Line;
  code: CodeBlock | null;
}

/** What is shown for a token, and how much of the text it takes up; `instead` is read in its place. */
export interface ShownToken {
  out: string;
  length: number;
  instead?: string;
}

export const newPage = (citations: Citations): CitingPage => ({
  citations,
  shown: new Map(),
  line: newLine(),
  code: null,
});

/** Writes a token, and records what it means for the end of its line. */
export function writeToken(page: CitingPage, token: Token): ShownToken {
  switch (token.kind) {
    case 'newline':
      return writeNewline(page);
    case 'fence':
      return writeFence(page, token);
    case 'span':
      return writeSpan(page, token.text);
    case 'bar':
      return writeBar(page, token.isLast);
    case 'bracket':
      return writeBracket(page, token.bracket, token.written);
    case 'address':
      return writeAddress(page, token);
    case 'figure':
      return writeFigure(page, token);
    case 'plain':
      return keep(page, token.text);
  }
}

/** Ends the text. */
export function endPage(page: CitingPage): string {
  const { code } = page;
  const rest = closeLine(page);
  // An unclosed block would swallow what is added.
  const cited = code ? closeCode(page, code) : '';
  const ended = code && cited !== '' ? `\n${code.fence}${cited.trimEnd()}` : '';
  page.code = null;
  page.line = newLine();
  // A proposal that the text forgot to cite could not be opened.
  const uncited = page.citations.proposals.filter(({ number }) => !page.shown.has(number));
  const offered = uncited.map(({ number, label }) => `\n\n${asLinkTitle(label)} ${cite(page, number)}`);
  return rest + ended + offered.join('');
}

function cite(page: CitingPage, number: number): string {
  const source = page.citations.find(number);
  if (!source) return NO_SOURCE;
  const known = page.shown.get(number);
  const entry = known ?? { ...source, label: withoutDirectionSigns(source.label), number: page.shown.size + 1 };
  if (!known) page.shown.set(number, entry);
  page.line.hasCitation = true;
  return `[${entry.number}](${entry.path} "${asLinkTitle(entry.label)}")`;
}

/** What a line without a source needs at its end. */
function closeLine(page: CitingPage): string {
  const { add, isBorne } = chooseSources(page.line, page.citations);
  if (page.code) {
    for (const number of add) page.code.sources.add(number);
    page.code.isBorne &&= isBorne;
    return '';
  }
  return add.map((number) => ` ${cite(page, number)}`).join('') + (isBorne ? '' : ` ${NO_SOURCE}`);
}

function closeCode(page: CitingPage, { sources, isBorne }: CodeBlock): string {
  const cited = [...sources].map((number) => cite(page, number)).join('') + (isBorne ? '' : NO_SOURCE);
  return cited === '' ? '' : `\n\n${cited}\n`;
}

/** Counts the figures in a text that is shown unchanged; the mark for those that no tool returned comes after it. */
function countFigures({ citations, line }: CitingPage, text: string): string {
  const figures = (text.match(WORD) ?? []).filter(hasDigit);
  const returned = figures.filter((word) => citations.figures.isReturned(word));
  line.figures.push(...returned);
  return returned.length === figures.length ? '' : ` ${NO_SOURCE}`;
}

function add({ line }: CitingPage, text: string): void {
  line.text += text;
  line.isBlank &&= text.trim() === '';
}

function keep(page: CitingPage, text: string, length = text.length): ShownToken {
  add(page, text);
  return { out: text, length };
}

function writeNewline(page: CitingPage): ShownToken {
  const out = `${closeLine(page)}\n`;
  page.line = newLine();
  return { out, length: 1 };
}

function writeFence(page: CitingPage, { row, fence }: Extract<Token, { kind: 'fence' }>): ShownToken {
  const out = row + (page.code ? closeCode(page, page.code) : '');
  page.code = page.code ? null : { fence, sources: new Set(), isBorne: true };
  page.line = newLine();
  return { out, length: row.length };
}

/** A citation inside inline code would be shown literally, so it is written after the code. */
function writeSpan(page: CitingPage, span: string): ShownToken {
  const cited: number[] = [];
  const text = span.replace(/ ?\[([^\]]*)\]/g, (written, inner: string) => {
    const numbers = citedNumbers(inner);
    if (numbers) cited.push(...numbers);
    return numbers ? '' : written;
  });
  const out = text + countFigures(page, text) + cited.map((number) => ` ${cite(page, number)}`).join('');
  add(page, text);
  return { out, length: span.length };
}

/** The last bar of a table row: additions must go inside the last cell. */
function writeBar(page: CitingPage, isLast: boolean): ShownToken {
  const { line } = page;
  const needs = isLast && !line.isBlank ? closeLine(page) : '';
  const added = needs.replace(/^ (.+)$/, line.text.endsWith(' ') ? '$1 ' : ' $1 ');
  if (isLast) line.hasCitation = true;
  add(page, '|');
  return { out: `${added}|`, length: 1 };
}

function writeBracket(page: CitingPage, bracket: Bracket, written: string): ShownToken {
  switch (bracket.kind) {
    case 'citation':
      return writeCitation(page, bracket);
    case 'ask':
      return keep(page, bracket.text, bracket.length);
    case 'definition':
      return keep(page, '\\[', 1);
    case 'link':
      return { out: '', length: bracket.length, instead: bracket.text };
    case 'plain':
      return keep(page, written);
  }
}

function writeCitation(page: CitingPage, { numbers, length }: Extract<Bracket, { kind: 'citation' }>): ShownToken {
  if (!page.code) return { out: numbers.map((number) => cite(page, number)).join(''), length };
  for (const number of numbers) page.code.sources.add(number);
  page.line.hasCitation = true;
  return { out: '', length };
}

function writeAddress(page: CitingPage, { written, plain, after }: Extract<Token, { kind: 'address' }>): ShownToken {
  const out = `\`${plain}\`${countFigures(page, plain)}${after}`;
  add(page, plain + after);
  return { out, length: written.length };
}

/** A figure as it is in the text, marked if no tool returned it; a percent sign belongs to it. */
function writeFigure(page: CitingPage, { figure, written, unit }: Extract<Token, { kind: 'figure' }>): ShownToken {
  if (!page.citations.figures.isReturned(figure)) {
    return keep(page, `${written}${unit} ${NO_SOURCE}`, written.length + unit.length);
  }
  // The maximum that a score is out of states nothing.
  if (!/(\bout of|\d of|\/) ?$/i.test(page.line.text.slice(-8))) page.line.figures.push(figure);
  return keep(page, written);
}
