import { useState } from 'react';
import type { UserId } from '#domain/ids.ts';
import { useAssigned } from '#web/features/assurance/assignments/api.ts';
import { DueField } from '#web/features/assurance/assignments/due-field.tsx';
import { workFormMessages } from '#web/features/assurance/assignments/messages.ts';
import { ownerChoices, reviewerChoices } from '#web/features/assurance/assignments/owner-choices.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import type { ActionProps } from './actions.tsx';
import { severalMessages as say } from './messages.ts';
import { SeveralDialog } from './several-dialog.tsx';
import { useAssignAct } from './use-assign-act.tsx';

/** The choice for the owner: '' leaves it as it is. */
const NOBODY = 'nobody';

/** Gives all selected rows an owner or a due date, or puts them in review. Fields that are not chosen stay as they are in each row. */
export function Assign({ whole, chosen, onClose, onDone }: ActionProps) {
  const { id: assessmentId } = whole.assessment;
  const work = useAssigned(assessmentId);
  const { act, isBusy, fault, send } = useAssignAct(assessmentId);
  const [owner, setOwner] = useState('');
  const [day, setDay] = useState('');
  const [hasNoDay, setHasNoDay] = useState(false);
  const [isToReview, setIsToReview] = useState(false);
  const [reviewer, setReviewer] = useState('');
  const count = chosen.rows.length;
  const isSaid = owner !== '' || day !== '' || hasNoDay || isToReview;

  async function save() {
    const answer = await send(chosen.rows, {
      ...(owner !== '' && { owner: owner === NOBODY ? null : (owner as UserId) }),
      ...(hasNoDay ? { dueOn: null } : day !== '' && { dueOn: day }),
      ...(isToReview && { review: 'in-review', reviewer: reviewer === '' ? null : (reviewer as UserId) }),
    });
    if (answer) onDone(act, say.doneAssign(count));
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
      below={fault}
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
          {isToReview ? (
            <Field label={workFormMessages.reviewer} hint={reviewer === '' ? undefined : say.reviewerHint}>
              <Select
                value={reviewer}
                onChange={(event) => setReviewer(event.target.value)}
                options={[{ value: '', label: workFormMessages.anybody }, ...reviewerChoices(work)]}
              />
            </Field>
          ) : null}
        </>
      ) : (
        <Spinner label={workFormMessages.loading} />
      )}
    </SeveralDialog>
  );
}
