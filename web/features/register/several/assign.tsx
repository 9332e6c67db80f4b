import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserId } from '#domain/ids.ts';
import { useAssigned, useShowAssignments } from '#web/features/assignments/api.ts';
import { DueField } from '#web/features/assignments/due-field.tsx';
import { ownerChoices } from '#web/features/assignments/owner-choices.ts';
import { assignRefusals, workFormMessages } from '#web/features/assignments/work-form-messages.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ActionProps } from './actions.tsx';
import { severalMessages as say } from './messages.ts';
import { SeveralDialog } from './several-dialog.tsx';

/** What the owner is to be: '' leaves it as it is. */
const NOBODY = 'nobody';

/** Gives all chosen rows an owner or a due date, or sets them in review. What is not chosen stays as it is in each row. */
export function Assign({ whole, chosen, onClose, onDone }: ActionProps) {
  const { id: assessmentId } = whole.assessment;
  const work = useAssigned(assessmentId);
  const show = useShowAssignments(assessmentId);
  const client = useQueryClient();
  // Sent again, since no answer came, it is the same act.
  const [act] = useState(() => crypto.randomUUID());
  const [owner, setOwner] = useState('');
  const [day, setDay] = useState('');
  const [hasNoDay, setHasNoDay] = useState(false);
  const [isToReview, setIsToReview] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const count = chosen.rows.length;
  const isSaid = owner !== '' || day !== '' || hasNoDay || isToReview;

  async function save() {
    setIsBusy(true);
    setFault(null);
    try {
      show(
        await api.assignments.assign({
          assessmentId,
          act,
          records: chosen.rows.map(({ id }) => ({ noun: 'component', key: id })),
          ...(owner !== '' && { owner: owner === NOBODY ? null : (owner as UserId) }),
          ...(hasNoDay ? { dueOn: null } : day !== '' && { dueOn: day }),
          ...(isToReview && { review: 'in-review' }),
        }),
      );
      onDone(act, say.doneAssign(count));
    } catch (error) {
      setFault(explainRefusal(assignRefusals, error) ?? workFormMessages.failedText);
      void client.invalidateQueries({ queryKey: queryKeys.assignments });
      setIsBusy(false);
    }
  }

  return (
    <SeveralDialog
      title={say.assignTitle(count)}
      description={say.assignText}
      apply={say.apply(count)}
      chosen={chosen}
      isSaid={isSaid}
      isBusy={isBusy}
      onSave={() => void save()}
      onClose={onClose}
      below={
        fault === null ? null : (
          <Alert tone="error" announce title={say.failed}>
            {fault}
          </Alert>
        )
      }
    >
      {work ? (
        <>
          <Field label={workFormMessages.owner}>
            <Select
              value={owner}
              onChange={(event) => setOwner(event.target.value)}
              options={[
                { value: '', label: say.asIs },
                { value: NOBODY, label: workFormMessages.nobodyYet },
                ...ownerChoices(work),
              ]}
            />
          </Field>
          <DueField day={day} onDay={setDay} today={work.today} hint={say.dayAsIs} isDisabled={hasNoDay} />
          <Checkbox
            label={say.noDay}
            checked={hasNoDay}
            onChange={(event) => setHasNoDay(event.currentTarget.checked)}
          />
          <Checkbox
            label={workFormMessages.setInReview}
            hint={say.inReviewHint}
            checked={isToReview}
            onChange={(event) => setIsToReview(event.currentTarget.checked)}
          />
        </>
      ) : (
        <Spinner label={workFormMessages.loading} />
      )}
    </SeveralDialog>
  );
}
