import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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
import { useUnsaved } from './use-unsaved.ts';

/** The record whose parts are saved. */
export interface SavingScope {
  id: string;
  /** The query that reads it: asked again when it is gone. Stable. */
  readAgain: QueryKey;
}

export interface ChangedRowsOptions<Value, Row extends { version: number }> extends SavingOf<Value, Row> {
  /** The record that the rows are below: an assessment. Or, where that is the row, itself. */
  scope: SavingScope;
  /** Names the kept input in the browser. */
  form: string;
  /** False for rows that cannot be shown now (a topic deselected meanwhile): their input is kept, not sent. */
  isShown?: (key: string) => boolean;
  /** What is saved under a key, or undefined. */
  savedRow: (key: string) => Row | undefined;
  /** Whether a value says the same as what is saved: then nothing is to be saved. */
  isSame: (value: Value, row: Row | undefined, key: string) => boolean;
  keyOf: (row: Row) => string;
  /** Shows what the server answered, and drops the rows that are gone. */
  apply: (rows: Row[], goneKeys: string[]) => void;
}

/** What a save came to. */
export interface Saved<Row> {
  /** As the server answered them; empty when there was nothing to send, or the other person's values were taken. */
  saved: Row[];
  /** Keys whose value was changed again while the save was under way. */
  stillOpen: string[];
}

export interface ChangedRows<Value, Row> {
  drafts: RowDrafts<Value>;
  isDirty: boolean;
  /** Keys under way, empty while nothing is being saved. */
  saving: ReadonlySet<string>;
  /** Holds an unsaved value; one that says what is saved already is let go. Stable. */
  change: (key: string, value: Value) => void;
  /** Several at once. Stable. */
  changeAll: (values: readonly (readonly [string, Value])[]) => void;
  /** Lets one row's unsaved value go; resolves it for whoever wants to bring it back. Stable. */
  drop: (key: string) => RowDraft<Value> | undefined;
  /** Brings a value back that was let go, begun where it was begun. Stable. */
  restore: (key: string, draft: RowDraft<Value>) => void;
  /** Saves the changed rows, or those of the keys. Null when something stood in the way; it has been shown then. Stable. */
  save: (keys?: readonly string[]) => Promise<Saved<Row> | null>;
  discard: () => void;
  /** What somebody else has done to a row since its unsaved value was begun; null where nothing. */
  newsOf: (key: string) => News | null;
  /** The conflict dialog; render it. */
  question: ReactNode;
}

const NONE = {};

/** The unsaved rows of a form: kept in the browser, saved only where changed, one save at a time. One row is rows of one. */
export function useChangedRows<Value, Row extends { version: number }>(
  options: ChangedRowsOptions<Value, Row>,
): ChangedRows<Value, Row> {
  const held = useHeldRows(options);
  const { present, write } = held;
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const asking = useAskingSave(options.scope.readAgain);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const saveNow = useCallback(
    async (keys?: readonly string[]): Promise<Saved<Row> | null> => {
      const { options: now, drafts } = present.current;
      const isMeant = (key: string) => (keys ? keys.includes(key) : isShown(now, key));
      const sent = Object.fromEntries(
        Object.entries(drafts ?? ({} as RowDrafts<Value>)).filter(([key]) => isMeant(key)),
      );
      const changes = Object.entries(sent).map(([key, draft]) => ({ key, ...draft }));
      if (changes.length === 0) return { saved: [], stillOpen: [] };
      setSaving(new Set(Object.keys(sent)));
      try {
        const outcome = await asking.save(changes, now, (made) =>
          write({ ...present.current.drafts, ...Object.fromEntries(made.map(({ key, ...draft }) => [key, draft])) }),
        );
        if (!outcome) return null;
        const { saidIn, merge, withSaid } = now.merging;
        write(
          settleDrafts(
            present.current.drafts,
            sent,
            showOutcome(outcome, now, sent),
            (changed, before, { base = {} }) => withSaid(changed, merge(saidIn(before), saidIn(changed), base).values),
          ),
        );
        const left = present.current.drafts ?? NONE;
        return { saved: outcome.saved, stillOpen: Object.keys(sent).filter((key) => key in left) };
      } finally {
        setSaving(new Set());
      }
    },
    [asking.save, present, write],
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

  useCatchingUp(options, held, saving);

  const { drafts, change, changeAll, drop, restore } = held;
  return {
    drafts: drafts ?? NONE,
    isDirty: Object.keys(drafts ?? NONE).some((key) => isShown(options, key)),
    saving,
    change,
    changeAll,
    drop,
    restore,
    save,
    discard: () => write(undefined),
    newsOf: (key) => readNews(drafts?.[key], options.savedRow(key), options.merging),
    question: asking.question,
  };
}

const isShown = (options: { isShown?: (key: string) => boolean }, key: string) => options.isShown?.(key) ?? true;

/** Shows what is saved now, and says where each settled row stands. */
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

/** Brings what is unsaved up to what somebody else has saved meanwhile, as soon as the browser hears of it. */
function useCatchingUp<Value, Row extends { version: number }>(
  { savedRow, merging }: ChangedRowsOptions<Value, Row>,
  { present, write }: Pick<ReturnType<typeof useHeldRows<Value, Row>>, 'present' | 'write'>,
  saving: ReadonlySet<string>,
) {
  useEffect(() => {
    // What is being saved is settled by its answer.
    const behind = Object.entries(present.current.drafts ?? ({} as RowDrafts<Value>)).flatMap(([key, draft]) => {
      const row = saving.has(key) ? undefined : savedRow(key);
      return row && isBehind(draft, row) ? [[key, catchUp(draft, row, merging)] as const] : [];
    });
    if (behind.length > 0) write({ ...present.current.drafts, ...Object.fromEntries(behind) });
  });
}

/** The values themselves. `present` holds what was written last, also before it is drawn. */
function useHeldRows<Value, Row extends { version: number }>(options: ChangedRowsOptions<Value, Row>) {
  const [drafts, setDrafts] = useUnsaved<RowDrafts<Value>>(options.scope.id, options.form);
  const present = useRef({ options, drafts, setDrafts });
  present.current = { options, drafts, setDrafts };

  const write = useCallback((next: RowDrafts<Value> | undefined) => {
    present.current.drafts = next;
    present.current.setDrafts(next);
  }, []);

  const changeAll = useCallback(
    (values: readonly (readonly [string, Value])[]) => {
      const { savedRow, isSame, merging } = present.current.options;
      let next = present.current.drafts;
      for (const [key, value] of values) {
        const row = savedRow(key);
        next = isSame(value, row, key)
          ? dropDraft(next, key)
          : putDraft(next, key, value, begunFrom(row, value, merging));
      }
      write(next);
    },
    [write],
  );
  const change = useCallback((key: string, value: Value) => changeAll([[key, value]]), [changeAll]);
  const drop = useCallback(
    (key: string) => {
      const draft = present.current.drafts?.[key];
      write(dropDraft(present.current.drafts, key));
      return draft;
    },
    [write],
  );
  const restore = useCallback(
    (key: string, draft: RowDraft<Value>) => write({ ...present.current.drafts, [key]: draft }),
    [write],
  );
  return { drafts, present, write, change, changeAll, drop, restore };
}
