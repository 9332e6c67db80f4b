import type { PlacedProblem } from '../problems.ts';
import type { FieldChange, HowToRead, PlannedItem } from './sheet-plan.ts';

/** The result of reading a row, before it is decided whether it is imported. */
interface ReadRow<Item> {
  row: number;
  title: string;
  isNew: boolean;
  changes: readonly FieldChange[];
  item: Item;
  /** Problems in cells without which the row can still be imported. */
  cells: readonly PlacedProblem[];
  /** Problems for which the row cannot be imported at all. */
  whole: readonly PlacedProblem[];
}

/**
 * Decides what happens to a row: it is refused if something is wrong with it, unless only cells are wrong that are to be left out and
 * something remains to be saved.
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

/** Remembers which row was which record, and refuses a second row for the same record. */
export function onceEach(): (key: string, row: number) => PlacedProblem[] {
  const rows = new Map<string, number>();
  return (key, row) => {
    const before = rows.get(key);
    if (before === undefined) rows.set(key, row);
    return before === undefined ? [] : [{ code: 'twice', row: before, column: null }];
  };
}
