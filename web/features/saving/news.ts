import type { Merging } from './merging.ts';
import type { RowDraft } from './row-drafts.ts';

/** What someone else has done to a row that has unsaved input here. */
export type News = { isGone: true } | { isGone: false; taken: string[]; asked: string[] };

/** Null if nobody has changed the row. Fields are named by their labels. */
export function readNews<Value, Row extends { version: number }>(
  draft: RowDraft<Value> | undefined,
  row: Row | undefined,
  merging: Merging<Value, Row>,
): News | null {
  if (!draft) return null;
  if (!row) return draft.seenVersion === null ? null : { isGone: true };
  const isOpen = row.version > (draft.seenVersion ?? 0);
  const merged = merging.merge(draft.base, merging.saidIn(draft.value), merging.saidBy(row, draft.value));
  const asked = isOpen ? merged.asked : [];
  const taken = (draft.heard ?? []).filter((name) => !asked.includes(name));
  if (taken.length + asked.length === 0) return null;
  return { isGone: false, taken: taken.map(merging.labelOf), asked: asked.map(merging.labelOf) };
}
