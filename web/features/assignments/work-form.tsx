import { type FormEvent, useState } from 'react';
import { type AssignedRecord, REVIEWED_NOUNS, type ReviewState } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import { urgencyOf } from '#domain/assignments/standing.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useShowAssignments } from './api.ts';
import type { KnownWork } from './known-work.ts';
import { assignRefusals, reviewRefusals, workFormMessages as say } from './work-form-messages.ts';
import type { WorkPart } from './work-part.ts';

interface WorkFormProps {
  assessmentId: AssessmentId;
  work: KnownWork;
  /** One, or several that get the same. */
  records: readonly AssignedRecord[];
  /** How the one stands; of several nothing is said before something is chosen. */
  standing?: Standing;
  /** What is to take the focus: it is marked with `data-first`. */
  part?: WorkPart;
  onDone: () => void;
}

/** Sets who is responsible, by when, and how far the review is. What was chosen stays until it is saved. */
export function WorkForm({ assessmentId, work, records, standing, part = 'owner', onDone }: WorkFormProps) {
  const show = useShowAssignments(assessmentId);
  const [busy, setBusy] = useState<'assign' | 'review' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [single] = records.length === 1 ? records : [];
  const noun = REVIEWED_NOUNS.find((each) => each === single?.noun);
  const own = single && work.assignments.find(({ noun, key }) => noun === single.noun && key === single.key);
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
        records: [...records],
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
            options={ownersOf(work, standing)}
          />
        </Field>
        <Field label={say.dueOn} hint={hintOf(day, standing, work.today)}>
          <Input
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            data-first={part === 'due' || undefined}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
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
      {single && noun && standing ? (
        <Review
          state={standing.review}
          by={own?.reviewedBy ?? ''}
          mayClear={own?.mayClear ?? false}
          isBusy={busy === 'review'}
          hasFocus={part === 'state'}
          onMove={(to) =>
            void send('review', () => api.assignments.review({ assessmentId, record: { noun, key: single.key }, to }))
          }
        />
      ) : null}
    </div>
  );
}

/** Oneself first; without an owner of its own a component has its topic's. */
function ownersOf({ people, me }: KnownWork, standing: Standing | undefined) {
  const blank = standing?.isOwnerOfTopic ? say.asTopic(standing.ownerName) : say.nobodyYet;
  const own = people.filter(({ userId }) => userId === me);
  const others = people.filter(({ userId }) => userId !== me);
  return [
    { value: '', label: blank },
    ...own.map(({ userId, name }) => ({ value: userId as string, label: say.you(name) })),
    ...others.map(({ userId, name }) => ({ value: userId as string, label: name })),
  ];
}

function hintOf(day: string, standing: Standing | undefined, today: string): string | undefined {
  if (day !== '') return urgencyOf(day, today) === 'overdue' ? say.past : undefined;
  return standing?.isDueOfTopic && standing.dueOn ? say.asTopicDay(standing.dueOn) : undefined;
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
