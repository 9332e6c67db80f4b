import { componentFields } from '#domain/components/fields.ts';
import type { Field } from '#domain/fields/kinds.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { cellWords, type ImportedCell, saysNothing } from './cell.ts';
import type { ImportAsked, Matching } from './import-plan.ts';
import { columnsOfItems, type ItemColumn } from './item-scores.ts';
import type { PlacedProblem } from './problems.ts';
import { kindSaid } from './read-kind-word.ts';
import type { NamedKind } from './read-words.ts';
import { itemsIn, titleFrom } from './row-items.ts';
import { FILLED_DOWN, type ImportTarget, itemTarget } from './targets.ts';

/** What a row says of one entry; a row can say something of several. */
export interface RowEntry {
  cells: readonly ImportedCell[];
  /** Where its cells go, if it has scores of its own among those of other entries of its row. */
  matching?: Matching;
  /** The row, counted as in spreadsheets. */
  row: number;
  /** Which of the entries of its row it is, from 0. */
  part: number;
  /** The column that its title comes from if it has none of its own. */
  titleColumn: number | null;
  /** What somebody has to decide before the row can be read. */
  problem: PlacedProblem | null;
}

/** A table as far as its rows are taken apart; its scores are read afterwards. */
export type TableOfEntries = Omit<ImportAsked, 'scores' | 'leavesOut'>;

/** The entries in the rows of a table, and what each column of their cells goes to: the table's own columns, then a kind and a title. */
export interface RowEntries {
  matching: Matching;
  entries: Generator<RowEntry>;
}

type Side = 'impact' | 'financial';

const fields: Readonly<Record<string, Field>> = componentFields;

/** The side that a field of an entry belongs to; null for both. */
const sideOf = (target: ImportTarget | null): Side | null => (target === null ? null : (fields[target]?.side ?? null));

/** The scores of each side. */
const SCORES: Readonly<Record<Side, readonly ImportTarget[]>> = {
  impact: ['impactScale', 'impactScope', 'impactIrremediability', 'impactSeverity', 'impactLikelihood'],
  financial: ['financialRiskOpportunity', 'financialLikelihood'],
};

/** Whether the columns hold scores of both sides, so that a row can say something of an impact and of a risk or an opportunity. */
export const hasBothSides = (matching: Matching): boolean =>
  SCORES.impact.some((target) => matching.includes(target)) &&
  SCORES.financial.some((target) => matching.includes(target));

/**
 * Takes the rows of a table apart into entries: titles of several kinds side by side, several titles in a cell, and both sides in one row.
 * Titles that the table does not have are made from the descriptions, if the person wants this.
 */
export function rowEntries(asked: TableOfEntries): RowEntries {
  const { matching } = asked;
  if (matching.includes('id')) return { matching, entries: asTheyAre(asked) };
  const taken = takenApart(asked);
  const plain: Matching = matching.map((target) => (itemTarget(target) ? null : target));
  return { matching: [...plain, ...taken.extra], entries: entriesIn(asked, taken) };
}

/** Where the kind and the title of an entry are put: in the table's column if it has one, otherwise behind its columns. */
interface TakenApart {
  kindAt: number;
  titleAt: number;
  /** Where the two columns go that are put behind the table's own. */
  extra: Matching;
  items: readonly (ItemColumn & {
    /** Where the columns go that are about its entries. */
    matching: Matching;
  })[];
}

function takenApart({ matching, rows, headerRow }: TableOfEntries): TakenApart {
  const [kindAt, titleAt] = [matching.indexOf('kind'), matching.indexOf('title')];
  const items = matching.flatMap((target, at) => {
    const item = itemTarget(target);
    return item ? [{ at, kind: item }] : [];
  });
  const headings = (rows[headerRow] ?? []).map(cellWords);
  const owners = columnsOfItems(headings, items, matching);
  const own = (item: number) =>
    matching.map((target, at) => (itemTarget(target) || (owners.has(at) && owners.get(at) !== item) ? null : target));
  const isTitleOwn = titleAt >= 0 && items.length === 0;
  return {
    kindAt: kindAt < 0 ? matching.length : kindAt,
    titleAt: isTitleOwn ? titleAt : matching.length + 1,
    extra: [kindAt < 0 ? 'kind' : null, isTitleOwn ? null : 'title'],
    items: items.map((item) => ({ ...item, matching: own(item.at) })),
  };
}

function* asTheyAre(asked: TableOfEntries): Generator<RowEntry> {
  for (const { cells, row } of rowsBelow(asked)) yield { cells, row, part: 0, titleColumn: null, problem: null };
}

function* entriesIn(asked: TableOfEntries, taken: TakenApart): Generator<RowEntry> {
  for (const { cells, row } of rowsBelow(asked)) {
    const found = taken.items.length > 0 ? itemsOf(asked, taken, cells) : sidesOf(asked, taken, cells);
    for (const [part, { matching, ...entry }] of found.entries()) {
      const own = matching && { matching: [...matching, ...taken.extra] };
      yield { problem: null, titleColumn: null, ...entry, ...own, row, part };
    }
  }
}

type Entry = Pick<RowEntry, 'cells' | 'matching'> & Partial<Pick<RowEntry, 'titleColumn' | 'problem'>>;

/** The entries whose titles stand side by side in a row, each with its kind. */
function itemsOf(
  asked: TableOfEntries,
  { items, kindAt, titleAt }: TakenApart,
  cells: readonly ImportedCell[],
): Entry[] {
  return items.flatMap(({ at, kind, matching }) => {
    if (saysNothing(cells[at])) return [];
    return itemsIn(cellWords(cells[at]), asked.splitsLines, kind.kind).map(({ title, named }) => ({
      matching,
      cells: forSide({ ...asked, matching }, cells, kind.kind === 'impact' ? 'impact' : 'financial', {
        [kindAt]: wordsOf(named?.kind === kind.kind ? { ...kind, ...named } : kind),
        [titleAt]: title,
      }),
      titleColumn: at,
    }));
  });
}

/** The one or two entries of a row: an impact, and a risk or an opportunity, if it has scores of both sides. */
function sidesOf(asked: TableOfEntries, { kindAt, titleAt }: TakenApart, cells: readonly ImportedCell[]): Entry[] {
  const { matching } = asked;
  const has = (side: Side) => SCORES[side].some((target) => !saysNothing(cells[matching.indexOf(target)]));
  const named = kindSaid(cellWords(cells[matching.indexOf('kind')]));
  const made = titleOf(asked, cells);
  const put = { ...(made && { [titleAt]: made.title }) };
  const titleColumn = made?.column ?? null;
  const [isImpact, isFinancial] = [has('impact'), has('financial')];
  const financial = named && named.kind !== 'impact' ? named : asked.financialKind && { kind: asked.financialKind };
  if (!hasBothSides(matching)) return [{ cells: withCells(cells, matching.length, put), titleColumn }];
  if (isImpact && isFinancial) {
    if (asked.financialKind === null) {
      const column = matching.findIndex((target) => sideOf(target) === 'financial');
      return [{ cells: withCells(cells, matching.length, put), titleColumn, problem: { code: 'both-sides', column } }];
    }
    const impact: NamedKind = named?.kind === 'impact' ? named : { kind: 'impact' };
    const kinds = [impact, financial ?? { kind: asked.financialKind }];
    return kinds.map((kind) => ({
      cells: forSide(asked, cells, kind.kind === 'impact' ? 'impact' : 'financial', {
        ...put,
        [kindAt]: wordsOf(kind),
      }),
      titleColumn,
    }));
  }
  // A row without a kind is of the side on which it has scores.
  const kind = named ?? (isImpact ? ({ kind: 'impact' } as const) : isFinancial ? financial : null);
  const isKindSaid = !saysNothing(cells[matching.indexOf('kind')]) || asked.kind !== null;
  return [
    {
      cells: withCells(cells, matching.length, { ...put, ...(kind && !isKindSaid && { [kindAt]: wordsOf(kind) }) }),
      titleColumn,
    },
  ];
}

/** The title for a row without one, made from its description. */
function titleOf({ matching, makesTitles }: TableOfEntries, cells: readonly ImportedCell[]) {
  const [titleAt, column] = [matching.indexOf('title'), matching.indexOf('description')];
  if (!makesTitles || column < 0 || !saysNothing(cells[titleAt]) || saysNothing(cells[column])) return null;
  return { title: titleFrom(cellWords(cells[column])), column };
}

/** The name of a kind with what else is known of it, as `readKindWord` reads it. */
function wordsOf({ kind, polarity, actuality }: NamedKind & { kind: ComponentKind }): string {
  return [actuality, polarity, kind].filter((word) => word !== undefined).join(' ');
}

/** The cells of a row as far as they are about one side, with others put in. */
function forSide(
  { matching }: TableOfEntries,
  cells: readonly ImportedCell[],
  side: Side,
  put: Readonly<Record<number, string>>,
): ImportedCell[] {
  const about = cells.map((cell, at) => {
    const own = sideOf(matching[at] ?? null);
    return own !== null && own !== side ? null : cell;
  });
  return withCells(about, matching.length, put);
}

/** The cells of a row, and two more for its kind and its title. */
function withCells(
  cells: readonly ImportedCell[],
  columns: number,
  put: Readonly<Record<number, string>>,
): ImportedCell[] {
  return Array.from({ length: columns + 2 }, (_, at) => put[at] ?? (at < columns ? (cells[at] ?? null) : null));
}

/** The rows below the headings that are not empty in all columns that are read. */
export function* rowsBelow({ rows, headerRow, matching, fillsDown }: TableOfEntries) {
  const read = matching.flatMap((target, at) => (target ? [{ target, at }] : []));
  const filled = read.filter(({ target }) => FILLED_DOWN.includes(target));
  filled.sort((one, other) => Number(other.target === 'standard') - Number(one.target === 'standard'));
  const above = new Map<number, ImportedCell>();
  for (let index = headerRow + 1; index < rows.length; index += 1) {
    const cells = [...(rows[index] ?? [])];
    const isEmpty = read.every(({ at }) => saysNothing(cells[at]));
    for (const { target, at } of fillsDown ? filled : []) {
      const cell = cells[at];
      // The topics of one standard are none of the next.
      if (target === 'standard' && !saysNothing(cell) && cellWords(cell) !== cellWords(above.get(at)))
        above.delete(matching.indexOf('topic'));
      if (cell !== undefined && !saysNothing(cell)) above.set(at, cell);
      else cells[at] = above.get(at) ?? null;
    }
    if (!isEmpty) yield { cells, row: index + 1 };
  }
}
