import { onlineManager } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { type ComponentChange, changeComponent, isSameComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { reasonAskedBy } from '#domain/history/reason-kind.ts';
import { type ComponentInput, componentOf, inputForRow } from '#web/features/components/component-input.ts';
import { componentsById } from '#web/features/components/components-by-id.ts';
import { useComponentRows } from '#web/features/components/use-component-rows.ts';
import { useUndo } from '#web/features/undo/undo.ts';
import { registerForms } from './kept-forms.ts';
import { registerMessages as say } from './messages.ts';
import { useKeptWhy } from './why/kept-why.ts';

/** How long after the last key a row is saved, in milliseconds. */
const PAUSE = 600;

export interface Edits {
  /** The rows that say something else than what is saved. */
  unsaved: ReadonlyMap<string, Component>;
  isSaving: boolean;
  /** Rows that wait for nothing: their save failed, or they were left behind by an earlier visit. */
  stuck: number;
  /** Changes a row at once and saves it a moment later. Stable. */
  edit: (id: string, change: ComponentChange) => void;
  /** Saves what waits. Stable. */
  saveNow: () => void;
  /** Takes back the last change made here; what it was, with its row where it is one, or null where there is none. Stable. */
  undo: () => { id: string | null; title: string } | null;
  /** Remembers what was done to several rows at once as the last change. Stable. */
  record: (act: string, words: string) => void;
  /** Rows whose changes here ask for a reason that nobody has given yet, the latest last. */
  unreasoned: readonly string[];
  /** Gives the reason for what is not saved yet of a row; says whether there was something. Stable. */
  giveReason: (id: string, reason: string) => boolean;
  /** Asks for no reason any more. Stable. */
  letReasonsBe: () => void;
  /** The conflict dialog; render it. */
  question: React.ReactNode;
}

/** What was changed here: a row, or several at once. */
type Done = { id: string; before: Component } | { act: string; words: string };

/** What is changed in cells: shown at once, saved by itself, kept in the browser until it is. */
export function useEdits(whole: WholeAssessment): Edits {
  const rows = useComponentRows(whole, {
    form: registerForms.rows,
    updateFailed: say.updateFailed,
    addFailed: say.addFailed,
  });
  const { drafts, change, save, saving, question } = rows;
  const present = useRef({ whole, drafts });
  present.current = { whole, drafts };
  const { waiting, wait, saveNow } = useSavingSoon(save);
  const done = useRef<Done[]>([]);
  const [keptWhy] = useKeptWhy(whole.assessment.id);
  const [unreasoned, setUnreasoned] = useState<readonly string[]>(keptWhy?.ids ?? []);
  /** Of which saved version of a row it was asked first why that is changed. */
  const askedOf = useRef(new Map<string, number>());
  const undoChange = useUndo();
  const { id: assessmentId } = whole.assessment;

  const read = useCallback((id: string): ComponentInput | null => {
    const row = componentsById(present.current.whole.components).get(id);
    // One that a colleague has deleted meanwhile can be changed on: saving asks whether it comes back.
    return present.current.drafts[id]?.value ?? (row ? inputForRow(row) : null);
  }, []);
  const put = useCallback(
    (input: ComponentInput, component: Component) => {
      const { id } = component;
      change(id, { ...input, component, isScored: true });
      wait(id);
      // Taken back before it was saved: there is nothing to say why of.
      const saved = componentsById(present.current.whole.components).get(id);
      if (!saved || askedOf.current.get(id) !== saved.version || reasonAskedBy(saved, component)) return;
      askedOf.current.delete(id);
      setUnreasoned((ids) => ids.filter((each) => each !== id));
    },
    [change, wait],
  );
  const edit = useCallback(
    (id: string, changed: ComponentChange) => {
      const input = read(id);
      if (!input) return;
      const next = changeComponent(input.component, changed);
      if (isSameComponent(next, input.component)) return;
      done.current.push({ id, before: input.component });
      const saved = componentsById(present.current.whole.components).get(id);
      if (saved && reasonAskedBy(saved, next)) {
        if (!askedOf.current.has(id)) askedOf.current.set(id, saved.version);
        setUnreasoned((ids) => withLast(ids, id));
      }
      put(input, next);
    },
    [read, put],
  );
  const undo = useCallback(() => {
    const last = done.current.pop();
    if (last && 'act' in last) {
      void undoChange({ assessmentId, act: last.act });
      return { id: null, title: last.words };
    }
    const input = last && read(last.id);
    if (!last || !input) return null;
    put(input, componentOf({ ...last.before, version: 0 }));
    return { id: last.id, title: last.before.title };
  }, [read, put, undoChange, assessmentId]);
  const record = useCallback((act: string, words: string) => {
    done.current.push({ act, words });
  }, []);

  const giveReason = useCallback(
    (id: string, reason: string) => {
      const draft = present.current.drafts[id];
      if (draft) change(id, { ...draft.value, reason });
      return draft !== undefined;
    },
    [change],
  );
  const letReasonsBe = useCallback(() => {
    askedOf.current.clear();
    setUnreasoned([]);
  }, []);

  const unsaved = useMemo(
    () => new Map(Object.entries(drafts).map(([id, { value }]) => [id, value.component])),
    [drafts],
  );
  const isSaving = saving.size > 0;
  const stuck = Object.keys(drafts).filter((id) => !waiting.has(id) && !saving.has(id)).length;
  const reasons = { unreasoned, giveReason, letReasonsBe };
  return { unsaved, isSaving, stuck, edit, saveNow, undo, record, ...reasons, question };
}

/** With an id at the end; the same as before where it stands there. */
const withLast = (ids: readonly string[], id: string): readonly string[] =>
  ids.at(-1) === id ? ids : [...ids.filter((each) => each !== id), id];

/**
 * Saves rows a moment after their last change, all that wait at once; also when the screen is left. What could not be saved without a
 * connection is saved once there is one.
 */
function useSavingSoon(save: (keys?: readonly string[]) => Promise<unknown>) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ids = useRef(new Set<string>());
  const missed = useRef(new Set<string>());

  const saveWaiting = useCallback(() => {
    clearTimeout(timer.current);
    const sent = [...ids.current];
    ids.current = new Set();
    if (sent.length > 0) {
      void save(sent).then((saved) => {
        if (saved === null && !onlineManager.isOnline()) for (const id of sent) missed.current.add(id);
      });
    }
    setWaiting(new Set());
  }, [save]);
  const wait = useCallback(
    (id: string) => {
      ids.current.add(id);
      setWaiting(new Set(ids.current));
      clearTimeout(timer.current);
      timer.current = setTimeout(saveWaiting, PAUSE);
    },
    [saveWaiting],
  );
  const saveNow = useCallback(() => {
    saveWaiting();
    void save();
  }, [save, saveWaiting]);
  useEffect(() => saveWaiting, [saveWaiting]);
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (!isOnline) return;
        for (const id of missed.current) wait(id);
        missed.current.clear();
      }),
    [wait],
  );
  return { waiting, wait, saveNow };
}
