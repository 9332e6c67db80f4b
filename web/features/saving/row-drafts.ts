import { baseAfter, type RowValues } from '#domain/fields/merge.ts';
import type { Merging } from './merging.ts';

/** One row's unsaved value, and what it was begun from. */
export interface RowDraft<Value> {
  value: Value;
  /** The version of the row that was there when it was begun; null: there was none. */
  seenVersion: number | null;
  /** What that row said. Missing in what an earlier release has kept. */
  base?: RowValues | undefined;
  /** The newest version that its form has been told of. */
  heardVersion?: number;
  /** Fields that somebody else has changed meanwhile and that were taken over. */
  heard?: readonly string[];
}

/** Where an unsaved value begins. */
export type DraftStart = Pick<RowDraft<unknown>, 'seenVersion' | 'base'>;

/** Unsaved rows by their key; undefined instead of an empty record, as `useUnsaved` keeps it. */
export type RowDrafts<Value> = Readonly<Record<string, RowDraft<Value>>>;

/** Puts one row's value in. What was begun keeps what it began from. */
export function putDraft<Value>(
  drafts: RowDrafts<Value> | undefined,
  key: string,
  value: Value,
  begun: DraftStart,
): RowDrafts<Value> {
  // Null is a version too: no row was there, so one that is there by now is somebody else's.
  return { ...drafts, [key]: { ...(drafts?.[key] ?? begun), value } };
}

/** Takes one row's value out. */
export function dropDraft<Value>(drafts: RowDrafts<Value> | undefined, key: string): RowDrafts<Value> | undefined {
  const { [key]: _dropped, ...rest } = drafts ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Where a value begins that is put on top of a row, or on top of none. */
export function begunFrom<Value, Row extends { version: number }>(
  row: Row | null | undefined,
  value: Value,
  merging: Merging<Value, Row>,
): DraftStart {
  return { seenVersion: row?.version ?? null, base: merging.saidBy(row ?? null, value) };
}

/**
 * The draft once its form has heard that somebody else has saved the row: fields that only she changed say hers by now, those
 * that both changed stay mine and are asked for when they are saved.
 */
export function catchUp<Value, Row extends { version: number }>(
  draft: RowDraft<Value>,
  row: Row,
  merging: Merging<Value, Row>,
): RowDraft<Value> {
  const theirs = merging.saidBy(row, draft.value);
  const { values, kept, asked } = merging.merge(draft.base, merging.saidIn(draft.value), theirs);
  const heard = [...new Set([...(draft.heard ?? []), ...kept])];
  return {
    value: kept.length > 0 ? merging.withSaid(draft.value, values) : draft.value,
    seenVersion: asked.length > 0 ? draft.seenVersion : row.version,
    base: baseAfter(draft.base, theirs, asked),
    heardVersion: row.version,
    ...(heard.length > 0 && { heard }),
  };
}

/** Whether somebody else has saved the row since the draft was begun, and its form has not been told. */
export function isBehind(draft: RowDraft<unknown>, row: { version: number }): boolean {
  return row.version > Math.max(draft.seenVersion ?? 0, draft.heardVersion ?? 0);
}

/**
 * The drafts after a save: what was sent is settled; what was changed while it was under way stays, now begun from the
 * row that the save made.
 *
 * @param present where each settled row stands now
 * @param carry what was changed meanwhile, on top of what was saved
 */
export function settleDrafts<Value>(
  drafts: RowDrafts<Value> | undefined,
  sent: RowDrafts<Value>,
  present: ReadonlyMap<string, DraftStart>,
  carry: (changed: Value, sent: Value, saved: DraftStart) => Value = (changed) => changed,
): RowDrafts<Value> | undefined {
  let settled = drafts;
  for (const [key, begun] of present) {
    const draft = settled?.[key];
    const before = sent[key];
    if (!settled || !draft) continue;
    if (draft === before) settled = dropDraft(settled, key);
    else {
      // On top of no row all of it is mine.
      const value = before && begun.seenVersion !== null ? carry(draft.value, before.value, begun) : draft.value;
      settled = { ...settled, [key]: { value, ...begun } };
    }
  }
  return settled;
}
