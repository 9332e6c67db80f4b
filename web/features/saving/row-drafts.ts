import { baseAfter, type RowValues } from '#domain/fields/merge.ts';
import type { Merging } from './merging.ts';

/** One row's unsaved value, and its starting point. */
export interface RowDraft<Value> {
  value: Value;
  /** The version of the row at the start; null if there was none. */
  seenVersion: number | null;
  /** The contents of that row. Missing in input stored by an earlier release. */
  base?: RowValues | undefined;
  /** The newest version that its form knows about. */
  heardVersion?: number;
  /** Fields that someone else has changed in the meantime and whose new values were adopted. */
  heard?: readonly string[];
}

/** The starting point of an unsaved value. */
export type DraftStart = Pick<RowDraft<unknown>, 'seenVersion' | 'base'>;

/** Unsaved rows by key; undefined instead of an empty record, as `useUnsaved` stores it. */
export type RowDrafts<Value> = Readonly<Record<string, RowDraft<Value>>>;

/** Stores one row's value. An existing draft keeps its starting point. */
export function putDraft<Value>(
  drafts: RowDrafts<Value> | undefined,
  key: string,
  value: Value,
  begun: DraftStart,
): RowDrafts<Value> {
  // Null is a version too: there was no row, so one that exists now is someone else's.
  return { ...drafts, [key]: { ...(drafts?.[key] ?? begun), value } };
}

/** Removes one row's value. */
export function dropDraft<Value>(drafts: RowDrafts<Value> | undefined, key: string): RowDrafts<Value> | undefined {
  const { [key]: _dropped, ...rest } = drafts ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** The starting point of a value that is based on a row, or on none. */
export function begunFrom<Value, Row extends { version: number }>(
  row: Row | null | undefined,
  value: Value,
  merging: Merging<Value, Row>,
): DraftStart {
  return { seenVersion: row?.version ?? null, base: merging.saidBy(row ?? null, value) };
}

/**
 * Updates the draft after its form has learned that someone else saved the row: fields that only they changed take their values; fields
 * that both changed keep the own values and are asked about when saving.
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

/** Whether someone else has saved the row since the draft was started, and its form has not been told. */
export function isBehind(draft: RowDraft<unknown>, row: { version: number }): boolean {
  return row.version > Math.max(draft.seenVersion ?? 0, draft.heardVersion ?? 0);
}

/**
 * The drafts after a save: what was sent is settled; what was changed while it was in progress stays, now based on the saved row.
 *
 * @param present the current state of each settled row
 * @param carry what was changed in the meantime, on top of what was saved
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
      // If there was no row to start from, the whole draft is the person's own.
      const value = before && begun.seenVersion !== null ? carry(draft.value, before.value, begun) : draft.value;
      settled = { ...settled, [key]: { value, ...begun } };
    }
  }
  return settled;
}
