import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ConflictItem } from './conflict-dialog.tsx';
import { putDraft, type RowDraft, type RowDrafts, settleDrafts } from './row-drafts.ts';
import { saveChanges } from './save-changes.ts';
import { useConflictQuestion } from './use-conflict-question.tsx';
import { useSaveFailure } from './use-save-failure.ts';
import { useUnsaved } from './use-unsaved.ts';

/** The record whose parts are saved. */
export interface SavingScope {
  id: string;
  /** The query that reads it: asked again when it is gone. Stable. */
  readAgain: QueryKey;
}

export interface Change<Value> extends RowDraft<Value> {
  key: string;
}

export interface ChangedRowsOptions<Value, Row extends { version: number }> {
  /** The record that the rows are below: an assessment. */
  scope: SavingScope;
  /** Names the kept input in the browser. */
  form: string;
  /** False for rows that cannot be shown now (a topic deselected meanwhile): their input is kept, not sent. */
  isShown?: (key: string) => boolean;
  /** What is saved under a key, or undefined. */
  savedRow: (key: string) => Row | undefined;
  /** Whether a value says the same as what is saved: then nothing is to be saved. */
  isSame: (value: Value, row: Row | undefined) => boolean;
  keyOf: (row: Row) => string;
  send: (changes: Change<Value>[]) => Promise<Row[]>;
  /** Shows what the server answered, and drops the rows that are gone. */
  apply: (rows: Row[], goneKeys: string[]) => void;
  describe: (change: Change<Value>, theirs: Row | null) => Pick<ConflictItem, 'label' | 'mine' | 'theirs'>;
  /** The specification's sentence for a save that failed. */
  failedTitle: string;
}

export interface ChangedRows<Value> {
  drafts: RowDrafts<Value>;
  isDirty: boolean;
  /** Keys under way, empty while nothing is being saved. */
  saving: ReadonlySet<string>;
  /** Holds an unsaved value; one that says what is saved already is let go. Stable. */
  change: (key: string, value: Value) => void;
  /** Several at once. Stable. */
  changeAll: (values: readonly (readonly [string, Value])[]) => void;
  /** Lets one row's unsaved value go. Stable. */
  drop: (key: string) => void;
  /** Saves the changed rows, or those of the keys. False when something stood in the way; it has been shown then. Stable. */
  save: (keys?: readonly string[]) => Promise<boolean>;
  discard: () => void;
  /** The conflict dialog; render it. */
  question: ReactNode;
}

const NONE = {};

const isShown = (options: { isShown?: (key: string) => boolean }, key: string) => options.isShown?.(key) ?? true;

/** The unsaved rows of a section: kept in the browser, saved only where changed, one save at a time (ruling 20). */
export function useChangedRows<Value, Row extends { version: number }>(
  options: ChangedRowsOptions<Value, Row>,
): ChangedRows<Value> {
  const [drafts, setDrafts] = useUnsaved<RowDrafts<Value>>(options.scope.id, options.form);
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const { question, ask } = useConflictQuestion();
  const tellFailure = useSaveFailure(options.scope.readAgain);
  const now = useRef({ options, drafts, setDrafts });
  now.current = { options, drafts, setDrafts };
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const write = useCallback((next: RowDrafts<Value> | undefined) => {
    now.current.drafts = next;
    now.current.setDrafts(next);
  }, []);

  const changeAll = useCallback(
    (values: readonly (readonly [string, Value])[]) => {
      const { savedRow, isSame } = now.current.options;
      let next = now.current.drafts;
      for (const [key, value] of values) {
        const row = savedRow(key);
        next = putDraft(next, key, isSame(value, row) ? undefined : value, row?.version ?? null);
      }
      write(next);
    },
    [write],
  );
  const change = useCallback((key: string, value: Value) => changeAll([[key, value]]), [changeAll]);
  const drop = useCallback((key: string) => write(putDraft(now.current.drafts, key, undefined, null)), [write]);

  const saveNow = useCallback(
    async (keys?: readonly string[]): Promise<boolean> => {
      const all = now.current.drafts ?? {};
      const isMeant = (key: string) => (keys ? keys.includes(key) : isShown(now.current.options, key));
      const sent = Object.fromEntries(Object.entries(all).filter(([key]) => isMeant(key)));
      const changes = Object.entries(sent).map(([key, draft]) => ({ key, ...draft }));
      if (changes.length === 0) return true;
      const { send, keyOf, apply, describe, failedTitle } = now.current.options;
      setSaving(new Set(Object.keys(sent)));
      try {
        const outcome = await saveChanges<Change<Value>, Row>(changes, {
          keyOf: (item) => item.key,
          send,
          rebase: (item, current) => ({ ...item, seenVersion: current?.version ?? null }),
          ask: (conflicts, open) =>
            ask(
              conflicts.map((conflict) => ({
                ...conflict,
                ...describe(open.find((item) => item.key === conflict.key)!, conflict.current),
              })),
            ),
        });
        if (!outcome) return false;
        const { saved, taken } = outcome;
        const gone = taken.filter(({ current }) => !current).map(({ change: { key } }) => key);
        const rows = [...saved, ...taken.flatMap(({ current }) => (current ? [current] : []))];
        apply(rows, gone);
        const versions = new Map<string, number | null>(rows.map((row) => [keyOf(row), row.version]));
        for (const key of gone) versions.set(key, null);
        write(settleDrafts(now.current.drafts, sent, versions));
        return true;
      } catch (error) {
        tellFailure(error, failedTitle);
        return false;
      } finally {
        setSaving(new Set());
      }
    },
    [ask, tellFailure, write],
  );

  const save = useCallback(
    (keys?: readonly string[]) => {
      // One after the other: a second press finds nothing left to send.
      const next = running.current.then(() => saveNow(keys));
      running.current = next;
      return next;
    },
    [saveNow],
  );

  return {
    drafts: drafts ?? NONE,
    isDirty: Object.keys(drafts ?? NONE).some((key) => isShown(options, key)),
    saving,
    change,
    changeAll,
    drop,
    save,
    discard: () => write(undefined),
    question,
  };
}
