import { cellWords, saysNothing } from '../cell.ts';
import { columnsTogether } from '../columns-together.ts';
import { headingsOf } from '../guess-matching.ts';
import { isMinus } from '../polarity-signs.ts';
import { hasNoMagnitude } from '../read-change.ts';
import { kindSaid } from '../read-kind-word.ts';
import { hasBothSides, type RowEntry, rowEntries } from '../row-entries.ts';
import { mayBeSeveral } from '../row-items.ts';
import type { Place } from '../table-of.ts';
import { itemTarget } from '../targets.ts';
import { choiceColumn, type TableAsked } from './foreign-table.ts';
import { asEntries } from './plan-table.ts';

/** How many rows have scores of both sides, so that somebody has to say what the financial one is. */
export function rowsWithBothSides(table: TableAsked): number {
  if (table.reading.holds !== 'register') return 0;
  const asked = { ...asEntries(table), financialKind: null };
  if (!hasBothSides(asked.matching)) return 0;
  return [...rowEntries(asked).entries].filter(({ problem }) => problem?.code === 'both-sides').length;
}

/** How many impacts are said to be neither positive nor negative, so that somebody has to say which they are. */
export function impactsWithoutPolarity(table: TableAsked): number {
  if (table.reading.holds !== 'register' || table.reading.matching.includes('id')) return 0;
  const asked = asEntries(table);
  const { matching, entries } = rowEntries(asked);
  const [kindAt, polarityAt] = [matching.indexOf('kind'), matching.indexOf('impactPolarity')];
  const isOpen = ({ cells, problem }: RowEntry) => {
    const named = saysNothing(cells[kindAt]) ? null : kindSaid(cellWords(cells[kindAt]));
    const kind = saysNothing(cells[kindAt]) ? asked.kind : named?.kind;
    return (
      problem === null &&
      kind === 'impact' &&
      !named?.polarity &&
      saysNothing(cells[polarityAt]) &&
      !isMinus(cells[polarityAt], polarityAt, table)
    );
  };
  return [...entries].filter(isOpen).length;
}

/** The column of scale whose values are the magnitudes of risks and opportunities, and in how many rows; null if there is none. */
export function scaleAsMagnitude(table: TableAsked): { heading: string; rows: number } | null {
  const { reading, rows, headerRow } = table;
  const at = reading.matching.indexOf('impactScale');
  if (reading.holds !== 'register' || at < 0 || !hasNoMagnitude(reading.matching)) return null;
  const asked = asEntries(table);
  const { matching, entries } = rowEntries(asked);
  const kindAt = matching.indexOf('kind');
  const isFinancial = ({ cells, problem }: RowEntry) => {
    const kind = saysNothing(cells[kindAt]) ? asked.kind : kindSaid(cellWords(cells[kindAt]))?.kind;
    return problem === null && (kind === 'risk' || kind === 'opportunity') && !saysNothing(cells[at]);
  };
  const count = [...entries].filter(isFinancial).length;
  return count === 0 ? null : { heading: headingsOf(rows, headerRow)[at] ?? '', rows: count };
}

/** Whether cells with titles have several lines or parts, so that each may be an entry of its own. */
export function severalInCells({ rows, headerRow, reading }: TableAsked): boolean {
  const columns = reading.matching.flatMap((place, at) => (place === 'title' || itemTarget(place) ? [at] : []));
  return rows.slice(headerRow + 1).some((row) => columns.some((at) => mayBeSeveral(cellWords(row[at]))));
}

/** A score that a table has for several horizons, so that somebody has to say which of them counts. */
export interface HorizonQuestion {
  place: Place;
  /** What the columns have in common. */
  heading: string;
  /** The columns with the scores of one horizon each. */
  columns: readonly number[];
  /** The column with the worst of each row. */
  highest: number;
  /** The column that is read; null if none is. */
  chosen: number | null;
}

/** The scores that a table has for several horizons. */
export function horizonQuestions({ rows, headerRow, reading }: TableAsked): HorizonQuestion[] {
  if (reading.holds !== 'register') return [];
  const headings = headingsOf(rows, headerRow);
  const valuesOf = (at: number) => rows.slice(headerRow + 1).map((row) => row[at] ?? null);
  return columnsTogether(headings, valuesOf).flatMap(({ are, place, columns, heading, rest }) => {
    const highest = headings.indexOf(heading);
    if (are !== 'horizons' || highest < 0) return [];
    const all = [...columns.map(({ at }) => at), highest];
    const chosen = all.find((at) => reading.matching[at] === place) ?? null;
    return [{ place, heading: rest, columns: columns.map(({ at }) => at), highest, chosen }];
  });
}

/** A column of results such as 'Material?' or of choices such as 'Relevant?', by which topics may be set aside. */
export interface ChoiceQuestion {
  column: number;
  heading: string;
  /** Whether the column is read as the choice of topics. */
  isChosen: boolean;
}

/** The column of a list of topics by which topics may be set aside; null if there is none. */
export function choiceQuestion(table: TableAsked): ChoiceQuestion | null {
  const column = choiceColumn(table);
  if (column === null) return null;
  const heading = headingsOf(table.rows, table.headerRow)[column] ?? '';
  return { column, heading, isChosen: table.reading.matching[column] === 'isRelevant' };
}
