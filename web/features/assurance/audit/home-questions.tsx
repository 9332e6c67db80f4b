import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { auditQuery } from './api.ts';
import { auditRoomMessages as say } from './messages.ts';

interface HomeQuestionsProps {
  assessmentId: AssessmentId;
  /** The name of an assessment other than that of the home screen. */
  name?: string;
}

/** Auditors' questions that nobody has answered yet. Renders nothing if there are none. */
export default function HomeQuestions({ assessmentId, name: ofWhich }: HomeQuestionsProps) {
  const headingId = useId();
  const { data } = useQuery(auditQuery(assessmentId));
  const open = data?.questions.filter(({ state }) => state === 'open') ?? [];
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
              to={`${screens.audit.path}?${new URLSearchParams({ assessment: assessmentId, comments: `${noun}.${recordId}` })}`}
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
