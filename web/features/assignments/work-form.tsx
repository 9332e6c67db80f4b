import { type FormEvent, useState } from 'react';
import { type AssignedRecord, REVIEWED_NOUNS, type ReviewState } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useShowAssignments } from './api.ts';
import { DueField } from './due-field.tsx';
import type { KnownWork } from './known-work.ts';
import { ownerChoices } from './owner-choices.ts';
import { assignRefusals, reviewRefusals, workFormMessages as say } from './work-form-messages.ts';
import type { WorkPart } from './work-part.ts';

interface WorkFormProps {
  assessmentId: AssessmentId;
  work: KnownWork;
  record: AssignedRecord;
  /** How it stands. */
  standing: Standing;
  /** What is to take the focus: it is marked with `data-first`. */
  part?: WorkPart;
  onDone: () => void;
}

/** Sets who is responsible, by when, and how far the review is. What was chosen stays until it is saved. */
export function WorkForm({ assessmentId, work, record, standing, part = 'owner', onDone }: WorkFormProps) {
  const show = useShowAssignments(assessmentId);
  const [busy, setBusy] = useState<'assign' | 'review' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const reviewed = REVIEWED_NOUNS.find((each) => each === record.noun);
  const own = work.assignments.find(({ noun, key }) => noun === record.noun && key === record.key);
  // Without an owner of its own a component has its topic's.
  const blank = standing.isOwnerOfTopic ? say.asTopic(standing.ownerName) : say.nobodyYet;
  const [owner, setOwner] = useState<string>(own?.owner ?? '');
  const [day, setDay] = useState(own?.dueOn ?? '');

  async function send(kind: 'assign' | 'review', request: () => ReturnType<typeof api.assignments.assign>) {
    setBusy(kind);
    setFault(null);
    try {
      show(await request());
      onDone();
    } catch (error) {
      const said = kind === 'assign' ? explainRefusal(assignRefusals, error) : explainRefusal(reviewRefusals, error);
      setFault(said ?? say.failedText);
      setBusy(null);
    }
  }

  function save(event: FormEvent) {
    event.preventDefault();
    void send('assign', () =>
      api.assignments.assign({
        assessmentId,
        records: [record],
        owner: owner === '' ? null : (owner as UserId),
        dueOn: day === '' ? null : day,
      }),
    );
  }

  return (
    <div className="flex flex-col gap-4">
      {fault ? (
        <Alert tone="error" announce title={say.failed}>
          {fault}
        </Alert>
      ) : null}
      <form className="flex flex-col gap-3" onSubmit={save} noValidate>
        <Field label={say.owner}>
          <Select
            data-first={part === 'owner' || undefined}
            value={owner}
            onChange={(event) => setOwner(event.target.value)}
            options={[{ value: '', label: blank }, ...ownerChoices(work)]}
          />
        </Field>
        <DueField
          day={day}
          onDay={setDay}
          today={work.today}
          hint={standing.isDueOfTopic && standing.dueOn ? say.asTopicDay(standing.dueOn) : undefined}
          isFirst={part === 'due'}
        />
        <Button
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
          mayClear={own?.mayClear ?? false}
          isBusy={busy === 'review'}
          hasFocus={part === 'state'}
          onMove={(to) =>
            void send('review', () =>
              api.assignments.review({ assessmentId, record: { noun: reviewed, key: record.key }, to }),
            )
          }
        />
      ) : null}
    </div>
  );
}

interface ReviewProps {
  state: ReviewState;
  /** Who set it in review, or reviewed it. */
  by: string;
  mayClear: boolean;
  isBusy: boolean;
  hasFocus: boolean;
  onMove: (to: ReviewState) => void;
}

const NEXT = {
  open: { to: 'in-review', label: say.setInReview },
  'in-review': { to: 'reviewed', label: say.clear },
  reviewed: { to: 'open', label: say.reopen },
} as const satisfies Record<ReviewState, { to: ReviewState; label: string }>;

function Review({ state, by, mayClear, isBusy, hasFocus, onMove }: ReviewProps) {
  const text = { open: say.openText, 'in-review': say.inReviewText(by), reviewed: say.reviewedText(by) }[state];
  const waits = state === 'in-review' && !mayClear;
  const next = NEXT[state];
  return (
    <section className="flex flex-col gap-2 border-t pt-3">
      <h3 className="text-sm font-medium">{say.review}</h3>
      <p className="text-muted">{waits ? `${text} ${say.needsAnother}` : text}</p>
      <div className="flex flex-wrap gap-2">
        {waits ? null : (
          <Button
            size="sm"
            data-first={hasFocus || undefined}
            busy={isBusy}
            busyText={say.saving}
            onClick={() => onMove(next.to)}
          >
            {next.label}
          </Button>
        )}
        {state === 'in-review' ? (
          <Button
            size="sm"
            variant="ghost"
            data-first={(hasFocus && waits) || undefined}
            busy={isBusy && waits}
            onClick={() => onMove('open')}
          >
            {say.callOff}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
