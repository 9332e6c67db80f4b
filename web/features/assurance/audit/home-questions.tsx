import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { type CommentedRecord, keyOfCommented } from '#domain/comments/comment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { auditQuery } from '#web/features/assurance/comments/audit-query.ts';
import { auditRoomMessages as say } from './messages.ts';

interface HomeQuestionsProps {
  assessmentId: AssessmentId;
  /** The name of an assessment other than that of the home screen. */
  name?: string;
  /** Records whose questions are shown elsewhere, as `keyOfCommented` writes them. */
  elsewhere?: ReadonlySet<string>;
}

/** Auditors' questions that nobody has answered yet. Renders nothing if there are none. */
export default function HomeQuestions({ assessmentId, name: ofWhich, elsewhere }: HomeQuestionsProps) {
  const headingId = useId();
  const open = useOpenQuestions(assessmentId).filter((question) => !elsewhere?.has(keyOfCommented(question)));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="headline text-lg">
        {say.waiting(open.length)}
      </h2>
      {ofWhich ? <p className="mt-1 text-xs break-words text-muted">{ofWhich}</p> : null}
      <ul className="mt-3 divide-y border-y">
        {open.slice(0, 8).map(({ commentId, noun, recordId, name, body }) => (
          <li key={commentId} className="py-2 text-sm">
            <Link
              to={pathOf(assessmentId, { noun, recordId })}
              className="rounded-sm break-words text-accent hover:underline"
            >
              {name}
            </Link>
            <p dir="auto" className="line-clamp-2 text-xs break-words text-muted">
              {body}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The open questions of auditors on one record, each a line that leads to it. */
export function QuestionsOf({ assessmentId, record }: { assessmentId: AssessmentId; record: CommentedRecord }) {
  const open = useOpenQuestions(assessmentId).filter((question) => keyOfCommented(question) === keyOfCommented(record));
  return open.map(({ commentId, body }) => (
    <p key={commentId} className="text-xs">
      <Link
        to={pathOf(assessmentId, record)}
        className="line-clamp-2 rounded-sm break-words text-accent hover:underline"
      >
        {say.questionAsked} <span dir="auto">{body}</span>
      </Link>
    </p>
  ));
}

function useOpenQuestions(assessmentId: AssessmentId) {
  const { data } = useQuery(auditQuery(assessmentId));
  return data?.questions.filter(({ state }) => state === 'open') ?? [];
}

const pathOf = (assessmentId: AssessmentId, { noun, recordId }: CommentedRecord) =>
  `${screens.audit.path}?${new URLSearchParams({ assessment: assessmentId, comments: `${noun}.${recordId}` })}`;
