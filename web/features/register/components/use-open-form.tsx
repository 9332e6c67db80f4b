import { type ReactNode, type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import type { News } from '#web/features/saving/news.ts';
import { type ChangedRows, useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type ComponentInput, componentOf, formOf, inputForNew, inputForRow } from './component-input.ts';
import { addButtonId, editButtonId } from './focus.ts';
import { componentMessages, type EditorSide, editorMessages } from './messages.ts';
import { useComponentRows } from './use-component-rows.ts';

/** The form that is open in an editor. */
export interface OpenForm {
  input: ComponentInput;
  isNew: boolean;
  isDirty: boolean;
  /** The field for which it was opened: each new object moves the focus there. */
  at: FieldPlace | null;
  /** The groups of fields that were unfolded; they are also shown in the next form of this editor, until somebody folds them again. */
  unfolded: ReadonlySet<FoldedGroup>;
  fold: (group: FoldedGroup, isFolded: boolean) => void;
  /** What someone else has done to it since it was opened. */
  news: News | null;
  /** How to check and send the form, for a caller that wants to open another one. */
  submit: RefObject<(() => Promise<boolean>) | null>;
  /** Saves, and opens an empty form of the same kind under the same topic. */
  addAnother: () => void;
  change: (input: ComponentInput) => void;
  /** False if it failed, which has been reported then. `isQuiet`: the caller reports success. */
  save: (isQuiet: boolean) => Promise<boolean>;
  /** Closes the form; what was unsaved can be brought back for a moment. */
  cancel: () => void;
  /** Closes the form without a message. */
  forget: () => void;
}

/** A group of fields that no score needs. */
export type FoldedGroup = 'details' | 'more';

/** A field of a component. */
export interface FieldPlace {
  id: string;
  field: string;
}

interface OpenFormState {
  form: OpenForm | null;
  /** Opens a form; asks first if another has unsaved input. Stable. */
  openNew: (topicId: TopicId, kind: ComponentKind) => void;
  openRow: (row: ComponentRow, field?: string) => void;
  /** Closes the form of a deleted component. Stable. */
  forgetRow: (id: string) => void;
  /** The dialogs, which the caller must render. */
  dialogs: ReactNode;
}

/** At most one form is open in an editor. A form that was only opened lives in the page; unsaved input is kept. */
export function useOpenForm(side: EditorSide): OpenFormState {
  const whole = useDraft();
  const rows = useChangedRows(useComponentRows(whole, { ...editorMessages[side], form: formOf(side) }));
  const { drop } = rows;
  const [opened, setOpened] = useState<ComponentInput | null>(null);
  // Undefined until something is requested while another form is open: most visits need no question.
  const [wanted, setWanted] = useState<ComponentInput | null>();
  const [at, setAt] = useState<FieldPlace | null>(null);
  const [unfolded, setUnfolded] = useState<OpenForm['unfolded']>(new Set());
  const going = useGoingOn(setOpened);

  const [unsaved] = Object.values(rows.drafts);
  const row = opened && whole.components.find(({ id }) => id === opened.component.id);
  // A form that was only opened shows the latest saved values.
  const input = unsaved?.value ?? (opened && row ? { ...opened, component: componentOf(row) } : opened);
  const isNew = unsaved ? unsaved.seenVersion === null : !row;
  const present = useRef({ input, isDirty: rows.isDirty });
  present.current = { input, isDirty: rows.isDirty };

  const request = useCallback((next: ComponentInput) => {
    if (present.current.isDirty) setWanted(next);
    // As a transition: React renders the form in slices, so that the page stays responsive.
    else startTransition(() => setOpened(next));
  }, []);
  const openNew = useCallback(
    (topicId: TopicId, kind: ComponentKind) => request(inputForNew(topicId, kind)),
    [request],
  );
  const openRow = useCallback(
    (asked: ComponentRow, field?: string) => {
      setAt(field === undefined ? null : { id: asked.id, field });
      if (present.current.input?.component.id !== asked.id) request(inputForRow(asked));
    },
    [request],
  );
  const forgetRow = useCallback(
    (id: string) => {
      drop(id);
      if (present.current.input?.component.id === id) setOpened(null);
    },
    [drop],
  );

  return {
    form:
      input &&
      formOn(input, {
        ...{ rows, isNew, at, side, setOpened, going, unfolded },
        fold: (group, isFolded) =>
          setUnfolded((before) => new Set([...before, group].filter((each) => !isFolded || each !== group))),
        isStillClosed: () => present.current.input === null,
      }),
    openNew,
    openRow,
    forgetRow,
    dialogs: (
      <>
        {rows.question}
        {wanted === undefined ? null : (
          <OtherFormQuestion
            title={input?.component.title.trim()}
            isOpen={wanted !== null}
            onClose={() => setWanted(null)}
            onSave={() => {
              setWanted(null);
              if (wanted) void going.goOn(wanted);
            }}
            onDiscard={() => {
              rows.discard();
              setOpened(wanted);
              setWanted(null);
            }}
          />
        )}
      </>
    ),
  };
}

/** Saves the open form and opens the next one, unless saving failed. */
function useGoingOn(setOpened: (input: ComponentInput) => void) {
  const submit: OpenForm['submit'] = useRef(null);
  const isUnderWay = useRef(false);
  return {
    submit,
    isUnderWay: () => isUnderWay.current,
    async goOn(next: ComponentInput): Promise<void> {
      isUnderWay.current = true;
      const isSaved = (await submit.current?.()) ?? false;
      isUnderWay.current = false;
      if (isSaved) setOpened(next);
    },
  };
}

interface FormSurroundings extends Pick<OpenForm, 'unfolded' | 'fold'> {
  rows: ChangedRows<ComponentInput, ComponentRow>;
  going: ReturnType<typeof useGoingOn>;
  isNew: boolean;
  at: FieldPlace | null;
  side: EditorSide;
  setOpened: (input: ComponentInput | null) => void;
  /** Whether no other form has been opened since this one was closed. */
  isStillClosed: () => boolean;
}

/** The actions on the form with this input. */
function formOn(
  input: ComponentInput,
  { rows, isNew, at, side, setOpened, going, isStillClosed, ...more }: FormSurroundings,
): OpenForm {
  const { component, anchorTopicId } = input;
  const { id } = component;

  function forget() {
    setOpened(null);
    return rows.drop(id);
  }

  return {
    input,
    isNew,
    isDirty: rows.isDirty,
    ...more,
    at: at?.id === id ? at : null,
    submit: going.submit,
    addAnother: () => void going.goOn(inputForNew(anchorTopicId, component.kind)),
    news: rows.newsOf(id),
    change: (next) => {
      setOpened(next);
      rows.change(id, next);
    },
    save: async (isQuiet) => {
      const outcome = await rows.save([id]);
      if (!outcome) return false;
      if (outcome.stillOpen.length === 0) {
        setOpened(null);
        // Otherwise the next form takes the focus.
        if (!going.isUnderWay()) focusSoon(editButtonId(id), addButtonId(anchorTopicId));
      }
      const say = editorMessages[side];
      if (isQuiet) return true;
      if (outcome.saved.length > 0) toast.success(isNew ? say.added : say.updated);
      else toast.info(componentMessages.unchanged);
      return true;
    },
    cancel: () => {
      focusSoon(isNew ? addButtonId(anchorTopicId) : editButtonId(id));
      const draft = forget();
      if (!draft) return;
      const onPress = () => isStillClosed() && rows.restore(id, draft);
      toast.info(componentMessages.discarded, { action: { label: componentMessages.undo, onPress } });
    },
    forget,
  };
}

interface OtherFormQuestionProps {
  /** The title of what would be lost. */
  title: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** Asks what to do with unsaved input before another form opens (product P19). */
function OtherFormQuestion({ title, isOpen, onClose, onSave, onDiscard }: OtherFormQuestionProps) {
  const say = componentMessages;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={say.discardTitle}
      description={say.discardText(title || say.discardUntitled)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {say.stay}
          </Button>
          <Button onClick={onDiscard}>{say.discard}</Button>
          <Button variant="primary" onClick={onSave}>
            {say.saveAndGoOn}
          </Button>
        </>
      }
    />
  );
}
