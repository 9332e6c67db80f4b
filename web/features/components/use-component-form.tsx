import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { type ComponentProblems, validateComponent } from '#domain/components/component-validation.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { mergeRows, openAssessmentQuery, usePatchAssessment } from '#web/features/assessment/api.ts';
import { saveChanges } from '#web/features/saving/save-changes.ts';
import { useConflictQuestion } from '#web/features/saving/use-conflict-question.tsx';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type ComponentChange, changeComponent } from './component-change.ts';
import { describeDifference } from './describe-component.ts';
import { addButtonId, editButtonId, focusFirstProblem } from './focus.ts';
import { componentMessages, type EditorSide, editorMessages } from './messages.ts';
import { formForNew, formForRow, isFormDirty, type OpenForm } from './open-form.ts';

export interface ComponentFormState {
  form: OpenForm | null;
  isDirty: boolean;
  isSaving: boolean;
  /** Shown at the fields; empty until a save was tried. */
  problems: ComponentProblems;
  /** The form's element, for moving the focus to a problem. */
  formRef: React.RefObject<HTMLFormElement | null>;
  /** Open a form; asks first when another holds unsaved input. Stable. */
  openNew: (topicId: TopicId, kind: ComponentKind) => void;
  openRow: (row: ComponentRow) => void;
  change: (change: ComponentChange) => void;
  /** Closes the form; what was unsaved can be brought back for a moment. */
  cancel: () => void;
  /** Closes the form without a word: its component is gone. Stable. */
  forget: () => void;
  /** False when something stood in the way; it has been shown then. `announce`: say so when it is saved. */
  save: (announce: boolean) => Promise<boolean>;
  /** The dialogs; render them. */
  dialogs: ReactNode;
}

/** The one open form of an editor: kept in the browser while something is unsaved (ruling 20), sent once. */
export function useComponentForm(whole: WholeAssessment, side: EditorSide): ComponentFormState {
  const say = editorMessages[side];
  const assessmentId = whole.assessment.id;
  const patch = usePatchAssessment(assessmentId);
  // Only what differs is kept in the browser; a form that was merely opened lives in the page.
  const [draft, setDraft] = useUnsaved<OpenForm>(assessmentId, `${side}-components`);
  const [clean, setClean] = useState<OpenForm | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [wanted, setWanted] = useState<OpenForm | null>(null);
  const { question, ask } = useConflictQuestion();
  const tellFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const formRef = useRef<HTMLFormElement>(null);

  const form = draft ?? clean;
  const isDirty = draft !== undefined;
  const present = useRef(form);
  present.current = form;
  const running = useRef<Promise<boolean> | null>(null);

  const put = useCallback(
    (next: OpenForm | null) => {
      present.current = next;
      const dirty = next !== null && isFormDirty(next);
      setDraft(dirty ? next : undefined);
      setClean(dirty ? null : next);
    },
    [setDraft],
  );

  const start = useCallback(
    (next: OpenForm) => {
      setIsTried(false);
      put(next);
    },
    [put],
  );

  const request = useCallback(
    (next: OpenForm) => {
      const open = present.current;
      if (open && isFormDirty(open)) setWanted(next);
      else start(next);
    },
    [start],
  );
  const openNew = useCallback((topicId: TopicId, kind: ComponentKind) => request(formForNew(topicId, kind)), [request]);
  const openRow = useCallback((row: ComponentRow) => request(formForRow(row)), [request]);

  const forget = useCallback(() => put(null), [put]);

  function close(): void {
    if (!form) return;
    focusSoon(form.seenVersion === null ? addButtonId(form.anchorTopicId) : editButtonId(form.component.id));
    put(null);
    if (!isDirty) return;
    toast.info(componentMessages.discarded, {
      action: { label: componentMessages.undo, onPress: () => present.current === null && put(form) },
    });
  }

  async function send(sent: OpenForm, announce: boolean): Promise<boolean> {
    const isNew = sent.seenVersion === null;
    try {
      const outcome = await saveChanges<OpenForm, ComponentRow>([sent], {
        keyOf: (change) => change.component.id,
        send: async ([change]) => [await sendForm(assessmentId, change!)],
        rebase: (change, current) => ({ ...change, seenVersion: current?.version ?? null }),
        ask: ([conflict]) => {
          const theirs = conflict!.current;
          const mine = sent.component;
          return ask([
            {
              ...conflict!,
              label: mine.title,
              mine: describeDifference(mine, theirs ?? sent.base, whole.topics) || mine.title,
              theirs: theirs && (describeDifference(theirs, mine, whole.topics) || theirs.title),
            },
          ]);
        },
      });
      if (!outcome) return false;
      const [row] = [...outcome.saved, ...outcome.taken.map(({ current }) => current)];
      patch((before) => ({
        ...before,
        components: row
          ? mergeRows(before.components, [row], ({ id }) => id)
          : before.components.filter(({ id }) => id !== sent.component.id),
      }));
      const open = present.current;
      if (open && row && open !== sent && open.component.id === sent.component.id) {
        // Something was typed while the save was under way: it goes on from what is saved now.
        put({ ...open, base: formForRow(row).base, seenVersion: row.version });
      } else if (open?.component.id === sent.component.id) {
        setIsTried(false);
        put(null);
        focusSoon(editButtonId(sent.component.id), addButtonId(sent.anchorTopicId));
      }
      if (announce && outcome.saved.length > 0) toast.success(isNew ? say.added : say.updated);
      return true;
    } catch (error) {
      tellFailure(error, isNew ? say.addFailed : say.updateFailed);
      return false;
    }
  }

  function save(announce: boolean): Promise<boolean> {
    if (running.current) return running.current;
    const open = present.current;
    if (!open) return Promise.resolve(true);
    if (Object.keys(validateComponent(open.component)).length > 0) {
      setIsTried(true);
      focusFirstProblem(formRef.current);
      return Promise.resolve(false);
    }
    setIsSaving(true);
    running.current = send(open, announce).finally(() => {
      running.current = null;
      setIsSaving(false);
    });
    return running.current;
  }

  return {
    form,
    isDirty,
    isSaving,
    problems: form && isTried ? validateComponent(form.component) : {},
    formRef,
    openNew,
    openRow,
    change: (change) => {
      const open = present.current;
      if (open) put({ ...open, component: changeComponent(open.component, change) });
    },
    cancel: close,
    forget,
    save,
    dialogs: (
      <>
        {question}
        <ConfirmDialog
          open={wanted !== null}
          onOpenChange={(open) => !open && setWanted(null)}
          title={componentMessages.discardTitle}
          description={componentMessages.discardText(form?.component.title.trim() || componentMessages.discardUntitled)}
          confirmLabel={componentMessages.discard}
          cancelLabel={componentMessages.stay}
          danger
          onConfirm={() => {
            if (wanted) start(wanted);
            setWanted(null);
          }}
        />
      </>
    ),
  };
}

function sendForm(assessmentId: WholeAssessment['assessment']['id'], { component, seenVersion }: OpenForm) {
  const fields = { assessmentId, ...component };
  return seenVersion === null ? api.components.create(fields) : api.components.update({ ...fields, seenVersion });
}
