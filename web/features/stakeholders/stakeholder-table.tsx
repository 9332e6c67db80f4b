import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { StakeholderId } from '#domain/ids.ts';
import { openAssessmentQuery } from '#web/features/assessment/api.ts';
import type { SectionBodyProps } from '#web/features/assessment/section-body-props.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { stakeholderMessages as say } from './messages.ts';
import { editButtonId } from './stakeholder-cells.tsx';
import { StakeholderForm } from './stakeholder-form.tsx';
import { StakeholderCards, StakeholderRows } from './stakeholder-list.tsx';
import { groupName } from './stakeholder-value.ts';
import { type StakeholderEntry, useStakeholders } from './use-stakeholders.ts';

const ADD_ID = 'add-stakeholder';

/** The wizard's stakeholder mapping: who is affected, who reads, and how they were heard. */
export function StakeholderTable({ whole }: SectionBodyProps) {
  const { id: assessmentId } = whole.assessment;
  const state = useStakeholders(whole);
  const { entries } = state;
  useSectionWork({ isDirty: state.isDirty, save: state.saveAll, discard: state.discard });

  const isWide = useMediaQuery('(min-width: 75rem)');
  const tellFailure = useSaveFailure(openAssessmentQuery.queryKey);
  // The entry whose form was opened last takes the focus; one brought back by a reload does not.
  const [opened, setOpened] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<StakeholderEntry | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  useLinkedPlace('stakeholder', (id) => focusSoon(editButtonId(id)));

  async function save(id: string) {
    if (await state.save([id], true)) focusSoon(editButtonId(id));
  }

  function cancel(entry: StakeholderEntry) {
    state.cancel(entry.id);
    focusSoon(entry.row ? editButtonId(entry.id) : ADD_ID);
  }

  function askDelete(entry: StakeholderEntry) {
    // Nothing of a new entry is saved: there is nothing to delete but the form.
    if (!entry.row) return cancel(entry);
    setDoomed(entry);
    setIsAsking(true);
  }

  async function remove(id: StakeholderId) {
    setIsDeleting(true);
    try {
      await api.stakeholders.remove({ assessmentId, id }).catch((error: unknown) => {
        // Somebody else deleted it first: what was wanted is so.
        if (codeOf(error) !== 'not-found') throw error;
      });
      state.forget(id);
      setIsAsking(false);
      toast.success(say.deleted);
      focusSoon(ADD_ID);
    } catch (error) {
      tellFailure(error, say.deleteFailed);
    } finally {
      setIsDeleting(false);
    }
  }

  const addButton = (
    <Button id={ADD_ID} variant={entries.length === 0 ? 'primary' : 'secondary'} onClick={() => setOpened(state.add())}>
      <Plus aria-hidden="true" />
      {say.add}
    </Button>
  );
  const lists = {
    entries,
    onEdit: (id: string) => {
      state.edit(id);
      setOpened(id);
    },
    onDelete: askDelete,
    renderForm: (entry: StakeholderEntry) => (
      <StakeholderForm
        key={entry.id}
        entry={entry}
        hasFocus={opened === entry.id}
        onChange={(value) => state.change(entry.id, value)}
        onSave={() => void save(entry.id)}
        onCancel={() => cancel(entry)}
        onDelete={() => askDelete(entry)}
      />
    ),
  };
  const saved = whole.stakeholders;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{say.intro}</p>
      {entries.length === 0 ? (
        <Card>
          <EmptyState title={say.empty} description={say.emptyHint} action={addButton} />
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-nowrap sm:*:last:shrink-0">
            <p role="status" className="figures text-muted">
              {say.summary(
                saved.length,
                new Set(saved.map(groupName)).size,
                saved.filter((row) => row.isKeyStakeholder).length,
              )}
            </p>
            {addButton}
          </div>
          {isWide ? <StakeholderRows {...lists} /> : <StakeholderCards {...lists} />}
        </>
      )}
      {state.question}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={say.deleteTitle}
        description={say.deleteText(doomed ? groupName(doomed.value) : '')}
        confirmLabel={say.delete}
        busyText={say.deleting}
        cancelLabel={say.keep}
        danger
        busy={isDeleting}
        onConfirm={() => doomed && void remove(doomed.id as StakeholderId)}
      />
    </div>
  );
}
