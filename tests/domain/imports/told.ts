import { columnLetters } from '#domain/imports/cell.ts';
import type { PlannedItem } from '#domain/imports/sheets/sheet-plan.ts';

/** The outcome of each row: its changes in words, or the address and code of each problem. */
export const told = (rows: readonly PlannedItem<unknown>[] | undefined): string[] =>
  (rows ?? []).map((each) => {
    if (each.becomes === 'same') return `${each.row} same`;
    const address = ({ column, code }: { column: number | null; code: string }) =>
      `${column === null ? '' : columnLetters(column + 1)}${each.row} ${code}`;
    if (each.becomes === 'refused') return each.problems.map(address).join(', ');
    const changes = each.changes.map(({ label, from, to }) => `${label}: ${from === null ? '' : `${from} → `}${to}`);
    return [`${each.row} ${each.becomes}`, ...changes, ...each.leftOut.map(address)].join(', ');
  });
