import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { reviewStates } from '#domain/assignments/assignment.ts';
import { type CommentedRecord, keyOfCommented } from '#domain/comments/comment.ts';
import { type Duty, listDuties } from '#domain/duties/list-duties.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { registerPath } from '#domain/query/register-path.ts';
import { labelOf } from '#domain/reference/option.ts';
import { useAssignedQuery } from '#web/features/assurance/assignments/api.ts';
import { assignmentMessages } from '#web/features/assurance/assignments/messages.ts';
import { WorkFault } from '#web/features/assurance/assignments/work-fault.tsx';
import { MentionsOf } from '#web/features/assurance/comments/home-comments.tsx';
import { useShortened } from '#web/ui/display/use-shortened.tsx';
import { mineMessages as say } from './messages.ts';

const QuestionsOf = lazy(async () => ({
  default: (await import('#web/features/assurance/audit/home-questions.tsx')).QuestionsOf,
}));

/** The number of list items shown at first. */
const MOST = 10;

interface MineProps {
  whole: WholeAssessment;
  /** Renders no block for a person to whom nothing is assigned. */
  hidesEmpty: boolean;
}

/** The tasks of the current person, each with a link to its record. */
export function Mine({ whole, hidesEmpty }: MineProps) {
  const { work, isError } = useAssignedQuery(whole.assessment.id);
  if (isError) {
    return (
      <section aria-labelledby="mine" className="flex flex-col gap-1">
        <h2 id="mine" className="headline text-lg">
          {say.title}
        </h2>
        <WorkFault assessmentId={whole.assessment.id} />
      </section>
    );
  }
  if (!work?.me) return null;
  const { own, toReview, left } = listDuties(whole, work.assignments, { me: work.me, today: work.today });
  const { id: assessmentId } = whole.assessment;
  const given = work.assignments.filter(({ owner }) => owner === work.me);
  const hasRows = given.some(({ noun }) => noun !== 'section');
  const overdue = own.filter(({ urgency }) => urgency === 'overdue').length;
  return (
    <>
      {hidesEmpty && given.length === 0 ? null : (
        <section aria-labelledby="mine">
          <h2 id="mine" className="headline text-lg">
            {say.title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            {own.length === 0 ? say.nothing(given.length) : overdue > 0 ? say.overdue(overdue) : say.text(own.length)}
          </p>
          {hasRows ? (
            <Link
              to={registerPath([{ field: 'mine', is: 'equal', value: true }])}
              className="inline-block min-h-6 rounded-sm text-sm text-accent hover:underline"
            >
              {say.inRegister}
            </Link>
          ) : null}
          <Duties of={own} />
        </section>
      )}
      {toReview.length > 0 ? (
        <section aria-labelledby="to-review">
          <h2 id="to-review" className="headline text-lg">
            {say.toReview}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{say.toReviewText}</p>
          <Duties of={toReview} more={(duty) => <AlsoWaiting assessmentId={assessmentId} duty={duty} />} />
        </section>
      ) : null}
      {left.length > 0 ? (
        <section aria-labelledby="left-behind">
          <h2 id="left-behind" className="headline text-lg">
            {say.left}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{say.leftText}</p>
          <Duties of={left} />
        </section>
      ) : null}
    </>
  );
}

/** The records that the person has to review, as `keyOfCommented` writes them: what else waits on them is said there. */
export function useReviewed(whole: WholeAssessment): ReadonlySet<string> {
  const { work } = useAssignedQuery(whole.assessment.id);
  return useMemo(() => {
    if (!work?.me) return NOTHING;
    const { toReview } = listDuties(whole, work.assignments, { me: work.me, today: work.today });
    return new Set(toReview.flatMap((duty) => recordOfDuty(duty) ?? []).map(keyOfCommented));
  }, [whole, work]);
}

const NOTHING: ReadonlySet<string> = new Set();

/** The record that a duty is about; null for a section, on which nothing is asked. */
const recordOfDuty = ({ noun, key }: Duty): CommentedRecord | null =>
  noun === 'component' || noun === 'topic' ? { noun, recordId: key } : null;

/** What else waits for the person on a record: mentions, and questions of auditors. */
function AlsoWaiting({ assessmentId, duty }: { assessmentId: AssessmentId; duty: Duty }) {
  const record = recordOfDuty(duty);
  if (!record) return null;
  return (
    <div className="w-full empty:hidden">
      <MentionsOf assessmentId={assessmentId} record={record} />
      <Suspense>
        <QuestionsOf assessmentId={assessmentId} record={record} />
      </Suspense>
    </div>
  );
}

type ShownDuty = Duty & { formerOwner?: string };

function Duties({ of, more }: { of: readonly ShownDuty[]; more?: (duty: Duty) => ReactNode }) {
  const { shown, rest } = useShortened(of, MOST);
  return (
    <>
      <ul className="mt-3 divide-y border-y empty:hidden">
        {shown.map((duty) => (
          <li
            key={`${duty.noun} ${duty.key}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-sm"
          >
            <Link
              to={duty.path}
              dir="auto"
              className="min-h-6 max-w-full min-w-0 rounded-sm break-words text-accent hover:underline"
            >
              {duty.name}
            </Link>
            <Facts duty={duty} />
            {more?.(duty)}
          </li>
        ))}
      </ul>
      {rest}
    </>
  );
}

function Facts({ duty: { open, dueOn, urgency, review, formerOwner } }: { duty: ShownDuty }) {
  const facts = [
    ...(formerOwner === undefined ? [] : [say.was(formerOwner)]),
    ...(open > 0 ? [say.open(open)] : []),
    ...(review === 'in-review' ? [labelOf(reviewStates, review)] : []),
    ...(dueOn !== null && urgency !== 'overdue' ? [assignmentMessages.due(dueOn)] : []),
  ];
  return (
    <span className="text-xs text-muted">
      {facts.join(' · ')}
      {dueOn !== null && urgency === 'overdue' ? (
        <>
          {facts.length > 0 ? ' · ' : ''}
          <span className="font-medium text-danger">{assignmentMessages.overdue(dueOn)}</span>
        </>
      ) : null}
    </span>
  );
}
