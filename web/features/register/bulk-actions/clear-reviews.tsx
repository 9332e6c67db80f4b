import { useState } from 'react';
import { useAssigned } from '#web/features/assurance/assignments/api.ts';
import type { ActionProps } from './actions.tsx';
import { severalMessages as say } from './messages.ts';
import { Outlook } from './outlook.tsx';
import { linesOf, planClearing } from './plan-clearing.ts';
import { SeveralDialog } from './several-dialog.tsx';
import { useAssignAct } from './use-assign-act.tsx';

/**
 * Approves the reviews of all selected rows as a second person, in the versions that they saw. Rows that they may not approve, and rows
 * changed in the meantime, stay and are named with the reason.
 */
export function ClearReviews({ whole, chosen, onClose, onDone }: ActionProps) {
  const work = useAssigned(whole.assessment.id);
  const { act, isBusy, fault, send } = useAssignAct(whole.assessment.id);
  const assignments = work?.assignments ?? [];
  const [seen] = useState(() => linesOf(assignments));
  const { cleared, refused, others } = planClearing(chosen, assignments, seen);

  async function save() {
    const answer = await send(cleared, { review: 'reviewed' }, seen);
    if (!answer) return;
    const reviewed = new Set(answer.assignments.flatMap(({ key, review }) => (review === 'reviewed' ? [key] : [])));
    // Changed or cancelled by a colleague in the meantime. If nothing was done, the dialog names these too.
    const left = cleared.filter(({ id }) => !reviewed.has(id));
    const done = cleared.length - left.length;
    if (done > 0) onDone(act, say.doneClear(done, say.names(left.map(({ title }) => title))));
  }

  return (
    <SeveralDialog
      title={say.clearTitle}
      description={say.clearText}
      apply={say.applyClear(cleared.length)}
      chosen={chosen}
      isSaid={cleared.length > 0}
      isBusy={isBusy}
      onSave={() => void save()}
      onClose={onClose}
      below={fault}
    >
      {others > 0 ? <p className="text-sm text-muted">{say.notInReview(others)}</p> : null}
      <Outlook plan={{ refused, same: 0 }} count={cleared.length} />
    </SeveralDialog>
  );
}
