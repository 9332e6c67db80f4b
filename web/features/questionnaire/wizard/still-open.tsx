import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { wholeFigures } from '#domain/progress/last-look.ts';
import { registerPath } from '#domain/query/register-path.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { useAssigned } from '#web/features/assurance/assignments/api.ts';
import { auditQuery } from '#web/features/assurance/comments/audit-query.ts';
import { completionMessages as say } from './messages.ts';

interface StillOpenProps {
  whole: WholeAssessment & Pick<AssessmentData, 'reasonGaps'>;
  dashboard: Dashboard;
}

/** What is open besides the sections: material entries without evidence, reviews, and auditors' questions, each with a link. */
export function StillOpen({ whole, dashboard }: StillOpenProps) {
  const { assessment, components } = whole;
  const assigned = useAssigned(assessment.id);
  const { data: room } = useQuery(auditQuery(assessment.id));
  const { deciding, withoutEvidence } = wholeFigures(whole, dashboard);
  const known = new Set<string>(components.map(({ id }) => id));
  const inReview = (assigned?.assignments ?? []).filter(({ key, review }) => review === 'in-review' && known.has(key));
  const questions = room?.questions.filter(({ state }) => state === 'open') ?? [];
  const lines = [
    {
      count: withoutEvidence ?? 0,
      text: say.withoutEvidence(withoutEvidence ?? 0, deciding),
      to: registerPath([
        { field: 'material', is: 'equal', value: true },
        { field: 'evidence', is: 'missing' },
      ]),
    },
    {
      count: inReview.length,
      text: say.inReview(inReview.length),
      to: registerPath([{ field: 'review', is: 'equal', value: 'in-review' }]),
    },
    {
      count: questions.length,
      text: say.questions(questions.length),
      to: `${screens.audit.path}?assessment=${assessment.id}`,
    },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="-mt-3 flex flex-col gap-0.5 text-sm empty:hidden">
      {lines.map(({ text, to }) => (
        <li key={to}>
          <Link to={to} className="inline-block min-h-6 rounded-sm text-accent hover:underline">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
