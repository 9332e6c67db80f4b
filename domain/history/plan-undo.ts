import { columnName } from '#domain/fields/column-name.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { nounsWith } from '#domain/records/kinds.ts';
import type { Change, RecordedChange } from './change.ts';
import type { HistoryNoun } from './nouns.ts';
import { THRESHOLD_COLUMNS } from './threshold-columns.ts';

/** How to restore the state before a change. */
export type Undoing =
  | { action: 'delete' }
  /** The whole row, under its id. */
  | { action: 'insert'; row: Columns }
  /** The columns that were changed, with their previous values. */
  | { action: 'update'; columns: Columns };

export type UndoPlan = { ok: true; undoing: Undoing } | { ok: false; reason: 'not-undoable' | 'conflict' };

/** The nouns whose records can be undone; topics and scales have ways of their own. */
const UNDOABLE: ReadonlySet<HistoryNoun> = new Set([...nounsWith('undo'), 'topic', 'scale'] as const);

/** The columns of an assessment that can be undone; another year, standard or status is more than a value. */
const OF_ASSESSMENTS: readonly string[] = ['name', ...THRESHOLD_COLUMNS];

/**
 * How to undo a change: only if what it changed has not changed since. Other people's changes to the same row stay.
 *
 * @param current the current row; null if it was deleted
 */
export function planUndo(change: RecordedChange, current: Columns | null): UndoPlan {
  const { tableName, action, old, new: left } = change;
  if (tableName === 'assessments' && !(action === 'update' && isOf(OF_ASSESSMENTS, left))) {
    return { ok: false, reason: 'not-undoable' };
  }
  if (action === 'delete') {
    return current || !old ? { ok: false, reason: 'conflict' } : { ok: true, undoing: { action: 'insert', row: old } };
  }
  if (!current || !left || !standsAs(left, current)) return { ok: false, reason: 'conflict' };
  return { ok: true, undoing: action === 'insert' ? { action: 'delete' } : { action: 'update', columns: old ?? {} } };
}

const isOf = (names: readonly string[], columns: Columns | null) =>
  Object.keys(columns ?? {}).every((name) => names.includes(name));

/** Whether a row still has the values that a change gave it. */
function standsAs(left: Columns, current: Columns): boolean {
  return Object.entries(left).every(
    ([name, value]) => name === 'version' || JSON.stringify(current[name]) === JSON.stringify(value),
  );
}

/**
 * Whether a change, in readable form, is of a kind that can be undone. Whether it can actually be undone is known only when it is tried.
 */
export function isUndoable({ noun, verb, fields }: Pick<Change, 'noun' | 'verb' | 'fields'>): boolean {
  if (noun !== 'assessment')
    return UNDOABLE.has(noun) && (verb === 'added' || verb === 'changed' || verb === 'deleted');
  return verb === 'changed' && fields.every(({ field }) => OF_ASSESSMENTS.includes(columnName(field)));
}
