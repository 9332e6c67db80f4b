import type { PlacedProblem } from '../problems.ts';
import type { FieldChange, HowToRead, PlannedItem } from './sheet-plan.ts';

/** What a row of a sheet comes to, before it is decided whether it is taken. */
interface ReadRow<Item> {
  row: number;
  title: string;
  isNew: boolean;
  changes: readonly FieldChange[];
  item: Item;
  /** Cells without which the row can be taken. */
  cells: readonly PlacedProblem[];
  /** What keeps it from being taken at all. */
  whole: readonly PlacedProblem[];
}

/**
 * Decides what becomes of a row: refused where something is wrong with it, unless all that is wrong are cells which are to be left out
 * and something remains to be saved.
 */
export function settleRow<Item>(
  { row, title, isNew, changes, item, cells, whole }: ReadRow<Item>,
  { leavesOut }: Pick<HowToRead, 'leavesOut'>,
): PlannedItem<Item> {
  const hasChanges = isNew || changes.length > 0;
  if (whole.length > 0 || (cells.length > 0 && !(leavesOut && hasChanges))) {
    return { row, title, becomes: 'refused', problems: [...whole, ...cells] };
  }
  if (!hasChanges) return { row, title, becomes: 'same' };
  return { row, title, becomes: isNew ? 'added' : 'changed', changes, item, leftOut: cells };
}

/** Remembers which row was which thing, and refuses a second one. */
export function onceEach(): (key: string, row: number) => PlacedProblem[] {
  const rows = new Map<string, number>();
  return (key, row) => {
    const before = rows.get(key);
    if (before === undefined) rows.set(key, row);
    return before === undefined ? [] : [{ code: 'twice', row: before, column: null }];
  };
}
