import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type AssignedRecord, REVIEWED_NOUNS, type ReviewState } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { conflictMessages } from '#web/features/saving/messages.ts';
import { api, refusalOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { useShowAssignments } from './api.ts';
import { DueField } from './due-field.tsx';
import type { KnownWork } from './known-work.ts';
import { workFormMessages as say } from './messages.ts';
import { ownerChoices, reviewerChoices } from './owner-choices.ts';
import { assignRefusals, reviewRefusals } from './refusals.ts';
import { useChosen } from './use-chosen.ts';
import type { WorkPart } from './work-part.ts';
import { Review } from './work-review.tsx';

interface WorkFormProps {
  assessmentId: AssessmentId;
  work: KnownWork;
  record: AssignedRecord;
  /** The current state. */
  standing: Standing;
  /** The part that gets the focus: it is marked with `data-first`. */
  part?: WorkPart;
  onDone: () => void;
}

/**
 * Sets the owner, the due date and the state of the review. Choices stay until they are saved, which the review button also does. It
 * never overwrites what a colleague has set since, and never approves a version that the person has not seen.
 */
export function WorkForm({ assessmentId, work, record, standing, part = 'owner', onDone }: WorkFormProps) {
  const show = useShowAssignments(assessmentId);
  const client = useQueryClient();
  const saveButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<'assign' | 'review' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const reviewed = REVIEWED_NOUNS.find((each) => each === record.noun);
  const own = work.assignments.find(({ noun, key }) => noun === record.noun && key === record.key);
  // A component without an owner of its own has its topic's owner.
  const blank = standing.isOwnerOfTopic ? say.asTopic(standing.ownerName) : say.nobodyYet;
  const owners = [{ value: '', label: blank }, ...ownerChoices(work)];
  const owner = useChosen(own?.owner ?? '');
  const day = useChosen(own?.dueOn ?? '');
  const [reviewer, setReviewer] = useState('');
  const [by, setBy] = useState<string | null>(null);
  const [seenLine, setSeenLine] = useState<string | null>(null);
  if (seenLine === null && own?.line) setSeenLine(own.line);

  async function assign() {
    if (owner.unsaved === null && day.unsaved === null) return;
    const seen = { seenOwner: orNull(owner.seen) as UserId | null, seenDueOn: orNull(day.seen) };
    const answer = await api.assignments.assign({
      assessmentId,
      records: [{ ...record, ...seen }],
      ...(owner.unsaved !== null && { owner: orNull(owner.unsaved) as UserId | null }),
      ...(day.unsaved !== null && { dueOn: orNull(day.unsaved) }),
    });
    show(answer);
    for (const each of [owner, day]) each.saved();
  }

  async function send(to: ReviewState | null) {
    setBusy(to === null ? 'assign' : 'review');
    setFault(null);
    let explain = (error: unknown) => explainRefusal(assignRefusals, error);
    try {
      await assign();
      explain = (error) => explainRefusal(reviewRefusals, error);
      if (to !== null && reviewed) {
        const answer = await api.assignments.review({
          assessmentId,
          record: { ...record, noun: reviewed },
          to,
          seenLine,
          ...(to === 'in-review' && { reviewer: orNull(reviewer) as UserId | null }),
        });
        show(answer);
      }
      onDone();
    } catch (error) {
      const refusal = refusalOf<typeof api.assignments.assign | typeof api.assignments.review>(error);
      if (refusal?.code === 'conflict') setBy(refusal.data.conflicts[0]?.changedBy ?? null);
      // The next attempt applies to the record as it is now.
      if (refusal?.code === 'changed-since-seen') setSeenLine(refusal.data.line);
      void client.invalidateQueries({ queryKey: queryKeys.assignments });
      setFault(explain(error) ?? say.failedText);
      setBusy(null);
    }
  }

  function save(event: FormEvent) {
    event.preventDefault();
    void send(null);
  }

  function decide(how: 'keep' | 'take') {
    setFault(null);
    setBy(null);
    for (const each of [owner, day]) if (each.isAsked) each[how]();
    // The pressed button goes away with the question.
    saveButton.current?.focus();
  }

  const changed = [
    ...(owner.isChanged
      ? [say.nowOwner(owners.find(({ value }) => value === (own?.owner ?? ''))?.label ?? blank)]
      : []),
    ...(day.isChanged ? [say.nowDue(own?.dueOn ?? null)] : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      {fault ? (
        <Alert tone="error" announce title={say.failed}>
          {fault}
        </Alert>
      ) : null}
      <Meanwhile by={by} changed={changed} onDecide={owner.isAsked || day.isAsked ? decide : undefined} />
      <form className="flex flex-col gap-3" onSubmit={save} noValidate>
        <Field label={say.owner}>
          <Select
            data-first={part === 'owner' || undefined}
            value={owner.value}
            onChange={(event) => owner.choose(event.target.value)}
            options={owners}
          />
        </Field>
        <DueField
          day={day.value}
          onDay={day.choose}
          today={work.today}
          hint={standing.isDueOfTopic && standing.dueOn ? say.asTopicDay(standing.dueOn) : undefined}
          isFirst={part === 'due'}
        />
        <Button
          ref={saveButton}
          type="submit"
          variant="primary"
          size="sm"
          className="self-start"
          busy={busy === 'assign'}
          busyText={say.saving}
        >
          {say.save}
        </Button>
      </form>
      {reviewed ? (
        <Review
          state={standing.review}
          by={own?.reviewedBy ?? ''}
          asked={sayAsked(standing.reviewerName, own?.reviewer === work.me)}
          mayClear={own?.mayClear ?? false}
          choices={reviewerChoices(work)}
          chosen={reviewer}
          onChoose={setReviewer}
          isBusy={busy === 'review'}
          hasFocus={part === 'state'}
          onMove={(to) => void send(to)}
        />
      ) : null}
    </div>
  );
}

const sayAsked = (name: string, isMe: boolean): string =>
  name === '' ? '' : isMe ? say.askedYou : say.askedText(name);

const orNull = (value: string): string | null => (value === '' ? null : value);

interface MeanwhileProps {
  /** The person who set it, if known. */
  by: string | null;
  /** The current values, in sentences. */
  changed: readonly string[];
  /** Set if the person has chosen a different value. */
  onDecide: ((how: 'keep' | 'take') => void) | undefined;
}

/** Says what a colleague has set since the form was opened, and asks which value should be used (product P42). */
function Meanwhile({ by, changed, onDecide }: MeanwhileProps) {
  const choices = onDecide && (
    <>
      <Button size="sm" onClick={() => onDecide('keep')}>
        {say.keepMine}
      </Button>
      <Button size="sm" onClick={() => onDecide('take')}>
        {say.takeTheirs}
      </Button>
    </>
  );
  // The element exists before its text, so that screen readers announce it.
  return (
    <div role="status" className="empty:hidden">
      {changed.length > 0 ? (
        <Alert title={conflictMessages.changed(by)} action={choices}>
          {changed.join(' ')}
        </Alert>
      ) : null}
    </div>
  );
}
