import { Plus } from 'lucide-react';
import { memo, useCallback, useRef, useState } from 'react';
import type { StakeholderRow } from '#contract/stakeholders.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { markButtonId } from '#web/features/assurance/evidence/mark-button-id.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewAll } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { stakeholderMessages as say } from './messages.ts';
import { editButtonId } from './stakeholder-cells.tsx';
import { StakeholderForm } from './stakeholder-form.tsx';
import { StakeholderCards, StakeholderRows } from './stakeholder-list.tsx';
import { StakeholderStart } from './stakeholder-start.tsx';
import { checkStakeholder } from './stakeholder-value.ts';
import { ADD_ID, useDeleteStakeholder } from './use-delete-stakeholder.ts';
import { type StakeholderEntry, useStakeholders } from './use-stakeholders.ts';

/** The wizard's stakeholder mapping: who is affected, who uses the report, and how they were engaged. */
export function StakeholderTable() {
  const whole = useDraft();
  const state = useStakeholders(whole);
  const { entries } = state;
  const forms = useForms();
  const { askDelete, dialog } = useDeleteStakeholder(whole.assessment.id, state.forget);
  const isWide = useMediaQuery('(min-width: 75rem)');
  // The entry whose form was opened last takes the focus; one restored by a reload does not.
  const [opened, setOpened] = useState<string | null>(null);

  /** Whether another entry should be opened after one has been saved. */
  const goesOn = useRef(false);
  const [linkedId, setLinkedId] = useState<string | null>(null);

  useLinkedPlace('stakeholder', (id, field) => {
    setLinkedId(id);
    focusSoon(markButtonId(field, id) ?? editButtonId(id), editButtonId(id));
  });
  useLinkedPlace('part', () => focusSoon(ADD_ID));
  useSectionWork({
    isDirty: state.isDirty,
    save: async () => {
      const dirty = entries.filter(({ id }) => state.unsaved.includes(id));
      const wrong = dirty.filter(({ value }) => Object.keys(checkStakeholder(value)).length > 0);
      if (wrong.length === 0) return state.save(dirty.map(({ id }) => id));
      // Their forms show the errors.
      await forms.tryAll(wrong.map(({ id }) => id));
      return false;
    },
    discard: state.discard,
  });

  async function save(id: string, isQuiet: boolean): Promise<boolean> {
    if (!(await state.save([id]))) return false;
    if (!isQuiet) toast.success(say.saved);
    // Otherwise the next form takes the focus.
    if (!goesOn.current) focusSoon(editButtonId(id));
    return true;
  }

  async function addAnother(submit: () => Promise<boolean>): Promise<void> {
    goesOn.current = true;
    const isSaved = await submit();
    goesOn.current = false;
    if (isSaved) setOpened(state.add());
  }

  function cancel(entry: StakeholderEntry) {
    state.cancel(entry.id);
    focusSoon(entry.row ? editButtonId(entry.id) : ADD_ID);
  }

  const { edit, drop } = state;
  const forget = useCallback(
    (id: string) => {
      drop(id);
      focusSoon(ADD_ID);
    },
    [drop],
  );
  const open = useCallback(
    (id: string) => {
      edit(id);
      setOpened(id);
      setLinkedId(null);
    },
    [edit],
  );

  function tick(groups: readonly string[]) {
    state.tick(groups);
    focusSoon(ADD_ID);
  }

  const acts = useRef({ opened, change: state.change, save, addAnother, cancel, askDelete });
  acts.current = { opened, change: state.change, save, addAnother, cancel, askDelete };
  const { register } = forms;
  const renderForm = useCallback(
    (entry: StakeholderEntry) => (
      <StakeholderForm
        key={entry.id}
        entry={entry}
        hasFocus={acts.current.opened === entry.id}
        onChange={(value) => acts.current.change(entry.id, value)}
        onSave={(isQuiet) => acts.current.save(entry.id, isQuiet)}
        onAddAnother={(submit) => void acts.current.addAnother(submit)}
        onCancel={() => acts.current.cancel(entry)}
        onDelete={() => acts.current.askDelete(entry.value)}
        onReady={register}
      />
    ),
    [register],
  );

  const addButton = (
    <Button id={ADD_ID} onClick={() => setOpened(state.add())}>
      <Plus aria-hidden="true" />
      {say.add}
    </Button>
  );
  const List = isWide ? StakeholderRows : StakeholderCards;
  // New ones are above the list, whose headings would say nothing about their forms.
  const isNew = ({ row, isEditing }: StakeholderEntry) => row === undefined && isEditing;
  const listed = entries.filter((entry) => !isNew(entry));
  return (
    <div className="flex flex-col gap-4">
      {entries.length === 0 ? (
        <StakeholderStart onTick={tick} addButton={addButton} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-nowrap sm:*:last:shrink-0">
            <Summary rows={whole.stakeholders} waiting={entries.filter((entry) => entry.isWaiting).length} />
            {addButton}
          </div>
          <ReviewAll noun="stakeholders" rows={whole.stakeholders} />
          {entries.filter(isNew).map((entry) => (
            <Card key={entry.id} className="overflow-clip">
              {renderForm(entry)}
            </Card>
          ))}
          {listed.length > 0 ? (
            <List
              entries={listed}
              onEdit={open}
              onDelete={askDelete}
              onRemove={forget}
              wantedId={linkedId ?? opened}
              renderForm={renderForm}
            />
          ) : null}
        </>
      )}
      {state.question}
      {dialog}
    </div>
  );
}

interface SummaryProps {
  rows: readonly StakeholderRow[];
  /** The number of ticked groups that nobody has begun to fill in. */
  waiting: number;
}

const Summary = memo(function Summary({ rows, waiting }: SummaryProps) {
  const groups = new Set(rows.map(groupName));
  const saved = say.summary(rows.length, groups.size, rows.filter((row) => row.isKeyStakeholder).length);
  return (
    <p role="status" className="figures text-muted">
      <Facts facts={[rows.length > 0 || waiting === 0 ? saved : null, waiting > 0 ? say.toFillIn(waiting) : null]} />
    </p>
  );
});

/** The open forms, so that all of them can be validated at once. */
function useForms() {
  const open = useRef(new Map<string, () => Promise<boolean>>());
  const register = useCallback((id: string, submit: (() => Promise<boolean>) | null) => {
    if (submit) open.current.set(id, submit);
    else open.current.delete(id);
  }, []);
  const tryAll = (ids: readonly string[]) => Promise.all(ids.map((id) => open.current.get(id)?.()));
  return { register, tryAll };
}
