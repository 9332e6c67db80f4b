import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Readable, same, useHeld, workOut } from '#web/lib/observable.ts';
import { type News, readNews } from './news.ts';
import {
  begunFrom,
  catchUp,
  dropDraft,
  isBehind,
  putDraft,
  type RowDraft,
  type RowDrafts,
  settleDrafts,
} from './row-drafts.ts';
import { type Outcome, type SavingOf, useAskingSave } from './use-asking-save.ts';
import { useHeldUnsaved } from './use-unsaved.ts';

/** The record whose parts are saved. */
export interface SavingScope {
  id: string;
  /** The query of the record, repeated if it no longer exists. Stable. */
  readAgain: QueryKey;
}

export interface ChangedRowsOptions<Value, Row extends { version: number }> extends SavingOf<Value, Row> {
  /** The record that contains the rows: an assessment. If the row is that record, the record itself. */
  scope: SavingScope;
  /** The name of the stored input in the browser. */
  form: string;
  /** False for rows that cannot be shown now (a topic deselected in the meantime): their input is kept, but not sent. */
  isShown?: (key: string) => boolean;
  /** The saved row with this key, or undefined. */
  savedRow: (key: string) => Row | undefined;
  /** Whether a value equals the saved one, so that there is nothing to save. */
  isSame: (value: Value, row: Row | undefined, key: string) => boolean;
  keyOf: (row: Row) => string;
  /** Shows the server's response, and removes rows that no longer exist. */
  apply: (rows: Row[], goneKeys: string[]) => void;
}

/** The outcome of a save. */
export interface SaveOutcome<Row> {
  /** As the server returned them; empty if there was nothing to send, or the other person's values were adopted. */
  saved: Row[];
  /** Keys whose value was changed again while the save was in progress. */
  stillOpen: string[];
}

interface Rows<Value, Row> {
  /** Keys being saved; empty while nothing is being saved. */
  saving: ReadonlySet<string>;
  /** Stores an unsaved value, or removes it if it equals what is saved. Stable. */
  change: (key: string, value: Value) => void;
  /** Does the same for several values. Stable. */
  changeAll: (values: readonly (readonly [string, Value])[]) => void;
  /** Removes one row's unsaved value and returns it, so that it can be restored. Stable. */
  drop: (key: string) => RowDraft<Value> | undefined;
  /** Restores a dropped value with its starting point. Stable. */
  restore: (key: string, draft: RowDraft<Value>) => void;
  /** Saves the changed rows, or those with the given keys. Null if it failed, which has been shown then. Stable. */
  save: (keys?: readonly string[]) => Promise<SaveOutcome<Row> | null>;
  discard: () => void;
  /** The conflict dialog, which the caller must render. */
  question: ReactNode;
}

export interface ChangedRows<Value, Row> extends Rows<Value, Row> {
  drafts: RowDrafts<Value>;
  isDirty: boolean;
  /** What someone else has done to a row since its unsaved value was started; null if nothing. */
  newsOf: (key: string) => News | null;
}

/** The same with the unsaved values outside the rendered screen: a new value renders only its subscribers. */
export interface HeldRows<Value, Row> extends Rows<Value, Row> {
  /** Stable. */
  drafts: Readable<RowDrafts<Value>>;
  /** Stores an unsaved value of a row that has since been deleted: saving asks whether to restore it. Stable. */
  changeGone: (key: string, value: Value, row: Row) => void;
}

const NONE = {};

/** The unsaved rows of a form: stored in the browser, saved only if changed, one save at a time. A single row is a list of one. */
export function useChangedRows<Value, Row extends { version: number }>(
  options: ChangedRowsOptions<Value, Row>,
): ChangedRows<Value, Row> {
  const rows = useHeldRows(options);
  const drafts = useHeld(rows.drafts, same);
  return {
    ...rows,
    drafts,
    isDirty: Object.keys(drafts).some((key) => isShown(options, key)),
    newsOf: (key) => readNews(drafts[key], options.savedRow(key), options.merging),
  };
}

/** Like `useChangedRows`, for screens with many rows that should not render all of them with each letter. */
export function useHeldRows<Value, Row extends { version: number }>(
  options: ChangedRowsOptions<Value, Row>,
): HeldRows<Value, Row> {
  const held = useHeldDrafts(options);
  const { present, kept } = held;
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const asking = useAskingSave(options.scope.readAgain);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const saveNow = useCallback(
    async (keys?: readonly string[]): Promise<SaveOutcome<Row> | null> => {
      const now = present.current;
      const isMeant = (key: string) => (keys ? keys.includes(key) : isShown(now, key));
      const sent = Object.fromEntries(
        Object.entries(kept.get() ?? ({} as RowDrafts<Value>)).filter(([key]) => isMeant(key)),
      );
      const changes = Object.entries(sent).map(([key, draft]) => ({ key, ...draft }));
      if (changes.length === 0) return { saved: [], stillOpen: [] };
      setSaving(new Set(Object.keys(sent)));
      try {
        const outcome = await asking.save(changes, now, (made) =>
          kept.set({ ...kept.get(), ...Object.fromEntries(made.map(({ key, ...draft }) => [key, draft])) }),
        );
        if (!outcome) return null;
        const { saidIn, merge, withSaid } = now.merging;
        kept.set(
          settleDrafts(kept.get(), sent, showOutcome(outcome, now, sent), (changed, before, { base = {} }) =>
            withSaid(changed, merge(saidIn(before), saidIn(changed), base).values),
          ),
        );
        const left = kept.get() ?? NONE;
        return { saved: outcome.saved, stillOpen: Object.keys(sent).filter((key) => key in left) };
      } finally {
        setSaving(new Set());
      }
    },
    [asking.save, present, kept],
  );

  const save = useCallback(
    (keys?: readonly string[]) => {
      // One at a time: a second click finds nothing left to send.
      const next = running.current.then(() => saveNow(keys));
      running.current = next;
      return next;
    },
    [saveNow],
  );

  useCatchingUp(options, held, saving);

  const { drafts, change, changeAll, changeGone, drop, restore } = held;
  return {
    drafts,
    changeGone,
    saving,
    change,
    changeAll,
    drop,
    restore,
    save,
    discard: () => kept.set(undefined),
    question: asking.question,
  };
}

const isShown = (options: { isShown?: (key: string) => boolean }, key: string) => options.isShown?.(key) ?? true;

/** Shows what is saved now, and reports the state of each settled row. */
function showOutcome<Value, Row extends { version: number }>(
  { saved, taken }: Outcome<Value, Row>,
  { apply, keyOf, merging }: ChangedRowsOptions<Value, Row>,
  sent: RowDrafts<Value>,
) {
  const gone = taken.filter(({ current }) => !current).map(({ change: { key } }) => key);
  const rows = [...saved, ...taken.flatMap(({ current }) => (current ? [current] : []))];
  apply(rows, gone);
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return new Map(
    Object.entries(sent).flatMap(([key, { value }]) =>
      byKey.has(key) || gone.includes(key) ? [[key, begunFrom(byKey.get(key), value, merging)] as const] : [],
    ),
  );
}

/** Updates unsaved input with what someone else has saved in the meantime, as soon as the browser learns of it. */
function useCatchingUp<Value, Row extends { version: number }>(
  { savedRow, merging }: ChangedRowsOptions<Value, Row>,
  { drafts, kept }: Pick<ReturnType<typeof useHeldDrafts<Value, Row>>, 'drafts' | 'kept'>,
  saving: ReadonlySet<string>,
) {
  useEffect(() => {
    function catchUpAll() {
      // A save in progress is settled by its answer.
      const behind = Object.entries(drafts.get()).flatMap(([key, draft]) => {
        const row = saving.has(key) ? undefined : savedRow(key);
        return row && isBehind(draft, row) ? [[key, catchUp(draft, row, merging)] as const] : [];
      });
      if (behind.length > 0) kept.set({ ...kept.get(), ...Object.fromEntries(behind) });
    }
    catchUpAll();
    // A restored draft may have been started long ago.
    return drafts.subscribe(catchUpAll);
  });
}

/** The values themselves. `present` contains the latest options. */
function useHeldDrafts<Value, Row extends { version: number }>(options: ChangedRowsOptions<Value, Row>) {
  const kept = useHeldUnsaved<RowDrafts<Value>>(options.scope.id, options.form);
  const drafts = useMemo(() => workOut(kept, (all): RowDrafts<Value> => all ?? NONE), [kept]);
  const present = useRef(options);
  present.current = options;

  const changeAll = useCallback(
    (values: readonly (readonly [string, Value])[]) => {
      const { savedRow, isSame, merging } = present.current;
      let next = kept.get();
      for (const [key, value] of values) {
        const row = savedRow(key);
        next = isSame(value, row, key)
          ? dropDraft(next, key)
          : putDraft(next, key, value, begunFrom(row, value, merging));
      }
      kept.set(next);
    },
    [kept],
  );
  const change = useCallback((key: string, value: Value) => changeAll([[key, value]]), [changeAll]);
  const changeGone = useCallback(
    (key: string, value: Value, row: Row) =>
      kept.set(putDraft(kept.get(), key, value, begunFrom(row, value, present.current.merging))),
    [kept],
  );
  const drop = useCallback(
    (key: string) => {
      const draft = kept.get()?.[key];
      kept.set(dropDraft(kept.get(), key));
      return draft;
    },
    [kept],
  );
  const restore = useCallback(
    (key: string, draft: RowDraft<Value>) => kept.set({ ...kept.get(), [key]: draft }),
    [kept],
  );
  return { kept, drafts, present, change, changeAll, changeGone, drop, restore };
}
