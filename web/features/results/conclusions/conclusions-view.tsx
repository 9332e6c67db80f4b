import { useMemo } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { sideConclusions, topicsWithoutConclusion } from '#domain/results/side-conclusions.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { ApproachCard } from './approach-card.tsx';
import { conclusionMessages as say } from './messages.ts';
import { OpenLinks, rowIdOf } from './open-links.tsx';
import { StandardConclusions } from './standard-conclusions.tsx';
import { UnchangedCard } from './unchanged-card.tsx';

interface ConclusionsViewProps {
  /** Under the adopted thresholds. */
  dashboard: Dashboard;
  rows: readonly TopicDecisionRow[];
}

/** How many topics still lack a conclusion, the approach, and what is concluded on each topic by standard. */
export function ConclusionsView({ dashboard, rows }: ConclusionsViewProps) {
  const groups = useMemo(() => sideConclusions(dashboard), [dashboard]);
  const lacking = topicsWithoutConclusion(groups);
  useLinkedPlace('topic', (id) => focusSoon(rowIdOf(id)));
  const open = lacking.length;
  const all = groups.reduce((sum, { topics }) => sum + topics.length, 0);
  return (
    <>
      <div className="max-w-prose">
        <h2 className="headline text-lg text-balance">{say.open(open, all)}</h2>
        {open > 0 ? <p className="mt-1 text-sm text-pretty text-muted">{say.how}</p> : null}
        {open > 0 && open < all ? <OpenLinks topics={lacking.map(({ topic }) => topic)} /> : null}
      </div>
      <UnchangedCard assessmentId={dashboard.assessment.id} isDraft={dashboard.assessment.status === 'draft'} />
      <ApproachCard assessmentId={dashboard.assessment.id} />
      {groups.map((group) => (
        <StandardConclusions key={group.group.key} group={group} dashboard={dashboard} rows={rows} />
      ))}
    </>
  );
}
