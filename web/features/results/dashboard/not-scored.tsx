import { Link } from 'react-router';
import type { Side } from '#domain/components/component-score.ts';
import type { Dashboard, DashboardRow } from '#domain/results/dashboard.ts';
import { AskLink } from '#web/features/assistant/query/ask-link.tsx';
import { askedSets } from './asked-sets.ts';
import { dashboardMessages as say } from './messages.ts';
import { editPath } from './section-links.ts';

interface NotScoredProps {
  side: Side;
  assessment: Dashboard['assessment'];
  /** The rows of the side. */
  rows: readonly DashboardRow[];
}

/** How many entries of a side have no score yet, what to do, and a link to them; nothing if all have one. */
export function NotScored({ side, assessment, rows }: NotScoredProps) {
  const { length: count } = rows.filter(({ score }) => score === null);
  if (count === 0) return null;
  const { title, text, query } = {
    impact: { title: say.notScoredYet(count), text: say.notScoredText, query: askedSets.impactsNotScored },
    financial: { title: say.effectsMissing(count), text: say.effectsMissingText, query: askedSets.effectsNotScored },
  }[side];
  return (
    <div className="border-l-2 border-warning pl-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
        {title}
        <AskLink assessmentId={assessment.id} query={query} about={title} />
      </p>
      <p className="text-muted">{text}</p>
      {assessment.status === 'draft' ? (
        <Link
          to={editPath(side, assessment.id)}
          className="inline-flex min-h-6 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong print:hidden"
        >
          {say.sayWhatTheyAre}
        </Link>
      ) : null}
    </div>
  );
}
