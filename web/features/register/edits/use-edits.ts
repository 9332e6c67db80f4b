import { useCallback, useMemo, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { type ComponentChange, changeComponent, isSameComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { type ComponentEdit, editOf, withoutEdit } from '#domain/components/undo-edit.ts';
import { useUndo } from '#web/features/assurance/undo/undo.ts';
import { undoneActs } from '#web/features/assurance/undo/undone-acts.ts';
import { type ComponentInput, inputForRow } from '#web/features/register/components/component-input.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { useComponentRows } from '#web/features/register/components/use-component-rows.ts';
import { registerForms } from '#web/features/saving/register-forms.ts';
import { useHeldRows } from '#web/features/saving/use-changed-rows.ts';
import { type Readable, useEither, workOut } from '#web/lib/observable.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { UnsavedRows } from '../rows/unsaved.ts';
import { useSavingSoon } from './use-saving-soon.ts';
import { useUnreasoned } from './use-unreasoned.ts';

export interface Edits {
  /** The rows that differ from what is saved. Stable. */
  unsaved: Readable<UnsavedRows>;
  /** The rows that are saved automatically: in a moment, or right now. Stable. */
  waiting: Readable<ReadonlySet<string>>;
  isSaving: boolean;
  /** Changes a row immediately and saves it a moment later; `gone`: the row as it was before someone deleted it. Stable. */
  edit: (id: string, change: ComponentChange, gone?: ComponentRow | null) => void;
  /** Saves the waiting rows. Stable. */
  saveNow: () => void;
  /** Undoes the last change made here; null if there is none. Stable. */
  undo: () => UndoOutcome | null;
  /** Remembers an act on several rows as the last change. Stable. */
  record: (act: string, words: string) => void;
  /** Rows whose changes here need a reason that nobody has given yet, the latest last. */
  unreasoned: Readable<readonly string[]>;
  /** Gives the reason for a row's unsaved changes; returns whether there were any. Stable. */
  giveReason: (id: string, reason: string) => boolean;
  /** Stops asking for a reason. Stable. */
  letReasonsBe: () => void;
  /** The conflict dialog, which the caller must render. */
  question: React.ReactNode;
}

/**
 * The ids of rows that are not waiting for anything: their save got no response, it was refused, or an earlier visit left them behind.
 */
export function useStuck({ unsaved, waiting }: Pick<Edits, 'unsaved' | 'waiting'>): readonly string[] {
  // One text, so that the same rows render nothing.
  const ids = useEither(unsaved, waiting, () =>
    [...unsaved.get().keys()].filter((id) => !waiting.get().has(id)).join(' '),
  );
  return ids === '' ? NONE : ids.split(' ');
}

const NONE: readonly string[] = [];

/** The outcome of an undo. */
interface UndoOutcome {
  /** The id of the row, if it is one. */
  id: string | null;
  /** Null if it could not be undone, which has been reported. */
  edit: UndoneEdit | null;
}

/** The fields that have their earlier values again, and the row before and after. */
export interface UndoneEdit extends Pick<ComponentEdit, 'set'> {
  before: Component;
  after: Component;
}

/** What was changed here: one row, or several together. */
type LastChange = { id: string; edit: ComponentEdit } | { act: string; words: string };

/** Changes in cells: shown immediately, saved automatically, kept in the browser until then. */
export function useEdits(whole: WholeAssessment): Edits {
  const unanswered = useRef(new Set<string>());
  const rows = useHeldRows(
    useComponentRows(whole, {
      form: registerForms.rows,
      updateFailed: say.updateFailed,
      addFailed: say.addFailed,
      onUnanswered: (changes) => {
        for (const { key } of changes) unanswered.current.add(key);
      },
    }),
  );
  const { drafts, change, changeGone, save, saving, question } = rows;
  const present = useRef(whole);
  present.current = whole;
  const { waiting, wait, saveNow } = useSavingSoon(save, unanswered);
  const done = useRef<LastChange[]>([]);
  const { unreasoned, noteEdit, noteUnchanged, letReasonsBe } = useUnreasoned(whole.assessment.id);
  const undoChange = useUndo();
  const { id: assessmentId } = whole.assessment;

  const read = useCallback(
    (id: string): ComponentInput | null => {
      const row = componentsById(present.current.components).get(id);
      // A row that a colleague has deleted in the meantime can still be changed: saving asks whether to restore it.
      return drafts.get()[id]?.value ?? (row ? inputForRow(row) : null);
    },
    [drafts],
  );
  const put = useCallback(
    (input: ComponentInput, component: Component, gone: ComponentRow | null = null) => {
      const { id } = component;
      const value = { ...input, component };
      // In this order, so that the change is marked as waiting from the start.
      wait(id);
      if (gone) changeGone(id, value, gone);
      else change(id, value);
      noteUnchanged(componentsById(present.current.components).get(id), component);
    },
    [change, changeGone, wait, noteUnchanged],
  );
  const edit = useCallback(
    (id: string, changed: ComponentChange, gone: ComponentRow | null = null) => {
      const input = read(id) ?? (gone && inputForRow(gone));
      if (!input) return;
      const next = changeComponent(input.component, changed);
      if (isSameComponent(next, input.component)) return;
      done.current.push({ id, edit: editOf(input.component, next, changed) });
      noteEdit(componentsById(present.current.components).get(id), next);
      put(input, next, gone);
    },
    [read, put, noteEdit],
  );
  const undo = useCallback(() => {
    const last = takeLast(done.current);
    if (!last) return null;
    if ('act' in last) {
      const at = done.current.length;
      void undoChange({ assessmentId, act: last.act, words: last.words }).then((came) => {
        // What is refused now will be refused later, and would block everything done earlier.
        if (came === 'unanswered') done.current.splice(at, 0, last);
      });
      return { id: null, edit: null };
    }
    const { id, edit: made } = last;
    const input = read(id);
    const next = input && withoutEdit(input.component, made);
    const { title } = input?.component ?? made.after;
    if (!next)
      toast.warning(say.notUndone(title), { description: input ? say.changedSince : say.deletedSince, id: 'undo' });
    else put({ ...input, ...(drafts.get()[id] ? {} : { reason: say.undoneReason(labelsOf(made)) }) }, next);
    return { id, edit: input && next && { set: made.set, before: input.component, after: next } };
  }, [read, put, undoChange, assessmentId, drafts]);
  const record = useCallback((act: string, words: string) => {
    done.current.push({ act, words });
  }, []);

  const giveReason = useCallback(
    (id: string, reason: string) => {
      const draft = drafts.get()[id];
      if (draft) change(id, { ...draft.value, reason });
      return draft !== undefined;
    },
    [drafts, change],
  );
  const unsaved = useMemo(
    () =>
      workOut(
        drafts,
        (all): UnsavedRows => new Map(Object.entries(all).map(([id, { value }]) => [id, value.component])),
      ),
    [drafts],
  );
  const isSaving = saving.size > 0;
  const reasons = { unreasoned, giveReason, letReasonsBe };
  return { unsaved, waiting, isSaving, edit, saveNow, undo, record, ...reasons, question };
}

/** Removes the last change, including acts already undone elsewhere: from their toast, or in the activity. */
function takeLast(done: LastChange[]): LastChange | undefined {
  const last = done.pop();
  return last && 'act' in last && undoneActs.has(last.act) ? takeLast(done) : last;
}

const labelsOf = ({ set }: ComponentEdit) => set.map((name) => componentFields[name].label);
