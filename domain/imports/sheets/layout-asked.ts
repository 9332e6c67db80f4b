import { cellWords, saysNothing } from '../cell.ts';
import { kindSaid } from '../read-kind-word.ts';
import { hasBothSides, type RowEntry, rowEntries } from '../row-entries.ts';
import { itemTarget } from '../targets.ts';
import type { TableAsked } from './foreign-table.ts';
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
    return problem === null && kind === 'impact' && !named?.polarity && saysNothing(cells[polarityAt]);
  };
  return [...entries].filter(isOpen).length;
}

/** Whether cells with titles have several lines, so that each may be an entry of its own. */
export function severalInCells({ rows, headerRow, reading }: TableAsked): boolean {
  const columns = reading.matching.flatMap((place, at) => (place === 'title' || itemTarget(place) ? [at] : []));
  return rows
    .slice(headerRow + 1)
    .some((row) => columns.some((at) => /\S[^\S\r\n]*[\r\n]+\s*\S/.test(cellWords(row[at]))));
}
