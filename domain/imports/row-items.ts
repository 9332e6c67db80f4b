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

/** A bullet or a number at the start of a line. */
const MARK = /^\s*(?:[-–—•·*▪◦‣]|\(?\d{1,2}[.)]|[a-z][.)])\s+/i;

const linesOf = (text: string): string[] => text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');

/** Whether cells hold lists: one of them has at least two lines that begin with a bullet or a number. */
export const hasLists = (cells: readonly ImportedCell[]): boolean =>
  cells.some((cell) => typeof cell === 'string' && linesOf(cell).filter((line) => MARK.test(line)).length >= 2);

/**
 * The titles in a cell, each with what stands before it: 'Negative: noise' is a negative impact called 'noise'.
 * @param splits whether each line is a title of its own; lines that begin with neither a bullet nor a number continue the one above if
 * others begin with one
 */
export function itemsIn(text: string, splits: boolean, kind: ComponentKind): Item[] {
  const lines = linesOf(text);
  const marked = lines.some((line) => MARK.test(line));
  const items: string[] = [];
  for (const line of splits ? lines : [lines.join(' ')]) {
    const before = items.at(-1);
    if (marked && splits && before !== undefined && !MARK.test(line))
      items[items.length - 1] = `${before} ${line.trim()}`;
    else items.push(line.replace(MARK, '').trim());
  }
  return items.map((item) => itemOf(item, kind));
}

function itemOf(text: string, kind: ComponentKind): Item {
  const [, before = '', after = ''] = /^([^:–—]{3,40})[:–—]\s*(\S.*)$/s.exec(text) ?? [];
  const named = before === '' ? null : (kindSaid(before) ?? kindSaid(`${before} ${kind}`));
  return named !== null && named.kind === kind ? { title: after, named } : { title: text, named: null };
}

/** A title made from a text is at most this long, except for a first sentence that is a little longer. */
const USUAL_TITLE = 100;

/** The first sentence of a text, or its first words if that is long. */
export function titleFrom(text: string): string {
  const [line = ''] = linesOf(text);
  const [sentence = line] = line.trim().split(/(?<=[.!?;])\s/);
  const said = sentence.replace(/[.;]$/, '').trim();
  if (said.length <= USUAL_TITLE * 1.2) return said.slice(0, MAX_TITLE);
  const cut = said.slice(0, USUAL_TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), USUAL_TITLE / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}
