import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { auditQuery } from './api.ts';
import { auditRoomMessages as say } from './messages.ts';

/** What auditors have asked about these assessments and nobody has answered: something to do. Nothing where nobody asks. */
export default function HomeQuestions({ assessmentIds }: { assessmentIds: readonly AssessmentId[] }) {
  const rooms = useQueries({ queries: assessmentIds.map(auditQuery) });
  const open = rooms.flatMap(({ data }, index) =>
    (data?.questions ?? []).flatMap((question) =>
      question.state === 'open' ? [{ ...question, assessmentId: assessmentIds[index] ?? '' }] : [],
    ),
  );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="auditor-asks">
      <h2 id="auditor-asks" className="text-sm font-medium">
        {say.waiting(open.length)}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {open.slice(0, 8).map(({ assessmentId, commentId, noun, recordId, name, body }) => (
          <li key={commentId} className="text-sm">
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
