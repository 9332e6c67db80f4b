/** One row's unsaved value, and the version of the row it was begun from (null: there was none). */
export interface RowDraft<Value> {
  value: Value;
  seenVersion: number | null;
}

/** Unsaved rows by their key; undefined instead of an empty record, as `useUnsaved` keeps it. */
export type RowDrafts<Value> = Readonly<Record<string, RowDraft<Value>>>;

/** Puts one row's value in, or takes the row out when its value is undefined. What was begun keeps the version it saw. */
export function putDraft<Value>(
  drafts: RowDrafts<Value> | undefined,
  key: string,
  value: Value | undefined,
  savedVersion: number | null,
): RowDrafts<Value> | undefined {
  if (value !== undefined) {
    const begun = drafts?.[key];
    // Null is a version too: no row was there, so one that is there by now is somebody else's.
    return { ...drafts, [key]: { value, seenVersion: begun ? begun.seenVersion : savedVersion } };
  }
  const { [key]: _dropped, ...rest } = drafts ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/**
 * The drafts after a save: what was sent is settled; what was changed while it was under way stays, now begun from the
 * version that the save made.
 *
 * @param versions the present version of each settled row; null where the row is gone
 */
export function settleDrafts<Value>(
  drafts: RowDrafts<Value> | undefined,
  sent: RowDrafts<Value>,
  versions: ReadonlyMap<string, number | null>,
): RowDrafts<Value> | undefined {
  let settled = drafts;
  for (const [key, seenVersion] of versions) {
    const present = settled?.[key];
    if (!settled || !present) continue;
    if (present === sent[key]) settled = putDraft(settled, key, undefined, null);
    else settled = { ...settled, [key]: { ...present, seenVersion } };
  }
  return settled;
}
