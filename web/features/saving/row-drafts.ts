/** One row's unsaved value, and what it was begun from. */
export interface RowDraft<Value> {
  value: Value;
  /** The version of the row that was there when it was begun; null: there was none. */
  seenVersion: number | null;
  /** What of that row the value replaces, where the row holds more (see `ChangedRowsOptions.replaces`). */
  replaced?: string;
}

/** Where an unsaved value begins. */
export type Begun = Omit<RowDraft<unknown>, 'value'>;

/** Unsaved rows by their key; undefined instead of an empty record, as `useUnsaved` keeps it. */
export type RowDrafts<Value> = Readonly<Record<string, RowDraft<Value>>>;

/** Puts one row's value in. What was begun keeps the version it saw. */
export function putDraft<Value>(
  drafts: RowDrafts<Value> | undefined,
  key: string,
  value: Value,
  { seenVersion, replaced }: Begun,
): RowDrafts<Value> {
  // Null is a version too: no row was there, so one that is there by now is somebody else's.
  const begun = drafts?.[key] ?? { seenVersion, ...(replaced !== undefined && { replaced }) };
  return { ...drafts, [key]: { ...begun, value } };
}

/** Takes one row's value out. */
export function dropDraft<Value>(drafts: RowDrafts<Value> | undefined, key: string): RowDrafts<Value> | undefined {
  const { [key]: _dropped, ...rest } = drafts ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/**
 * The drafts after a save: what was sent is settled; what was changed while it was under way stays, now begun from the
 * row that the save made.
 *
 * @param present where each settled row stands now
 */
export function settleDrafts<Value>(
  drafts: RowDrafts<Value> | undefined,
  sent: RowDrafts<Value>,
  present: ReadonlyMap<string, Begun>,
): RowDrafts<Value> | undefined {
  let settled = drafts;
  for (const [key, begun] of present) {
    const draft = settled?.[key];
    if (!settled || !draft) continue;
    if (draft === sent[key]) settled = dropDraft(settled, key);
    else settled = { ...settled, [key]: { value: draft.value, ...begun } };
  }
  return settled;
}
