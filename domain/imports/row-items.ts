import { MAX_TITLE } from '#domain/limits.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { ImportedCell } from './cell.ts';
import { kindSaid } from './read-kind-word.ts';
import type { NamedKind } from './read-words.ts';

/** A title in a cell, and what the words before it say of its kind. */
interface Item {
  title: string;
  named: NamedKind | null;
}

/** A bullet or a number before an item. */
const MARK =
  /^\s*(?:[-–—•·*▪◦‣⁃∙●○■□◆◇►▶▸➢➤➔→⇒✓✔✗✘★\uf0a7\uf0b7\uf0d8\uf0fc]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|o(?= ))\s*(?=\S)/iu;
/** Bullets and numbers within a line; a dash or a single letter may belong to a sentence. */
const MARK_WITHIN = /\s(?=(?:[•·▪◦‣⁃∙●○■□◆◇►▶▸➢➤➔⇒\uf0a7\uf0b7\uf0d8\uf0fc]|\(?\d{1,2}[.)])\s*\p{L})/u;

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** The lines of a cell; a line that begins with a bullet may hold several. */
const linesOf = (text: string): string[] =>
  filled(text.split(/\r?\n|\r/)).flatMap((line) => (MARK.test(line) ? filled(line.split(MARK_WITHIN)) : [line]));

const isList = (text: string): boolean => linesOf(text).filter((line) => MARK.test(line)).length >= 2;

/** Whether cells hold lists: one of them has at least two lines that begin with a bullet or a number. */
export const hasLists = (cells: readonly ImportedCell[]): boolean =>
  cells.some((cell) => typeof cell === 'string' && isList(cell));

/** Whether a cell may hold several titles: in lines, after bullets, or between semicolons. */
export const mayBeSeveral = (text: string): boolean => linesOf(text).length > 1 || partsOf(text).length > 1;

/** The parts of a single line between semicolons. */
const partsOf = (text: string): string[] => filled(text.split(/;\s/)).map((part) => part.replace(/;\s*$/, ''));

/**
 * The titles in a cell, each with what stands before it: 'Negative: noise' is a negative impact called 'noise'.
 * @param splits whether each line is a title of its own, or each part between semicolons; lines that begin with neither a bullet nor a
 * number continue the one above if others begin with one
 */
export function itemsIn(text: string, splits: boolean, kind: ComponentKind): Item[] {
  const inLines = linesOf(text);
  const lines = inLines.length === 1 ? partsOf(text) : inLines;
  const marked = isList(text);
  const items: string[] = [];
  for (const line of splits ? lines : [filled(text.split(/\r?\n|\r/)).join(' ')]) {
    const before = items.at(-1);
    if (marked && splits && before !== undefined && !MARK.test(line))
      items[items.length - 1] = `${before} ${line.trim()}`;
    else items.push(marked || lines.length > 1 || BULLET.test(line) ? line.replace(MARK, '').trim() : line.trim());
  }
  return items.map((item) => itemOf(item, kind));
}

/** A mark that is no word by itself. */
const BULLET = /^\s*[^\p{L}\p{N}\s(]\s/u;

function itemOf(text: string, kind: ComponentKind): Item {
  const [, before = '', after = ''] = /^([^:–—]{3,40})[:–—]\s*(\S.*)$/s.exec(text) ?? [];
  const named = before === '' ? null : (kindSaid(before) ?? kindSaid(`${before} ${kind}`));
  return named !== null && named.kind === kind ? { title: after, named } : { title: text, named: null };
}

/** A title made from a text is at most this long, except for a first sentence that is a little longer. */
const USUAL_TITLE = 100;
/** A longer text is a paragraph, from whose first words a title is made. */
export const LONGEST_TITLE = USUAL_TITLE * 1.2;

/** The first sentence of a text, or its first words if that is long. */
export function titleFrom(text: string): string {
  const [line = ''] = linesOf(text);
  const [sentence = line] = line.trim().split(/(?<=[.!?;])\s/);
  const said = sentence.replace(/[.;]$/, '').trim();
  if (said.length <= LONGEST_TITLE) return said.slice(0, MAX_TITLE);
  const cut = said.slice(0, USUAL_TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), USUAL_TITLE / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}
