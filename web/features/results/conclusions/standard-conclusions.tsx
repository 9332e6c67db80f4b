import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { ConcludedGroup, ConcludedTopic, SideConclusion } from '#domain/results/side-conclusions.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { DecideButton } from '#web/features/results/topic-decisions/decide-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { conclusionMessages as say } from './messages.ts';
import { rowIdOf } from './open-links.tsx';

const ConcludeDialog = lazy(() => import('./conclude-dialog.tsx'));

/** The columns of a wide window: the topic, then its two sides, which are below it in a narrower one. */
const columns = 'gap-x-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]';

interface StandardConclusionsProps {
  group: ConcludedGroup;
  /** Under the adopted thresholds. */
  dashboard: Dashboard;
  rows: readonly TopicDecisionRow[];
}

/** The topics of one standard with what is concluded on each side, and a button that concludes the open ones top-down. */
export function StandardConclusions({ group, dashboard, rows }: StandardConclusionsProps) {
  const titleId = useId();
  const [isConcluding, setIsConcluding] = useState(false);
  const mayDecide = useMay('assessment.edit');
  const { assessment } = dashboard;
  const open = group.topics.flatMap(({ sides }) => sides).filter(({ isMaterial }) => isMaterial === null).length;
  const isDraft = assessment.status === 'draft';
  return (
    <Card aria-labelledby={titleId} className="pb-1">
      <CardHeader className={cn('items-center pt-3 pb-2 lg:grid', columns)}>
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <CardTitle id={titleId} className="text-sm wrap-anywhere">
            {group.group.label}
          </CardTitle>
          <span className="text-xs text-muted">{say.openIn(open)}</span>
        </div>
        {/* Each side of a topic names itself to screen readers. */}
        <span aria-hidden="true" className="text-xs text-muted max-lg:hidden">
          {say.side.impact}
        </span>
        <div className="flex min-h-7 items-center justify-between gap-x-4">
          <span aria-hidden="true" className="text-xs text-muted max-lg:hidden">
            {say.side.financial}
          </span>
          {isDraft && mayDecide && open > 0 ? (
            <Button
              size="sm"
              className="print:hidden"
              aria-label={say.concludeFor(group.group.label)}
              onClick={() => setIsConcluding(true)}
            >
              {say.conclude}
            </Button>
          ) : null}
        </div>
      </CardHeader>
      <ul className="divide-y border-t">
        {group.topics.map((each) => (
          <TopicLine key={each.topic.id} {...each} dashboard={dashboard} rows={rows} />
        ))}
      </ul>
      {isConcluding ? (
        <Suspense>
          <ConcludeDialog
            assessmentId={assessment.id}
            version={assessment.esrsVersion}
            group={group}
            rows={rows}
            onClose={() => setIsConcluding(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

type TopicLineProps = ConcludedTopic & Pick<StandardConclusionsProps, 'dashboard' | 'rows'>;

function TopicLine({ topic, sides, dashboard, rows }: TopicLineProps) {
  const of = { topic, dashboard, rows };
  return (
    <li
      id={rowIdOf(topic.id)}
      tabIndex={-1}
      className={cn(
        'grid scroll-mt-4 items-start gap-y-1.5 sm:grid-cols-2 px-4 py-2.5 text-sm outline-none sm:px-5',
        columns,
      )}
    >
      <p className="flex min-w-0 items-baseline gap-2 sm:col-span-2 lg:col-span-1">
        <EsgTag category={topic.category} text={topic.code} className="min-w-14" />
        <Link
          to={topicPath(topic.code, dashboard.assessment.id)}
          dir="auto"
          className="min-h-6 min-w-0 rounded-sm wrap-anywhere hover:text-accent hover:underline"
        >
          {topic.name}
        </Link>
      </p>
      {sides.map((each) => (
        <Side key={each.side} concluded={each} {...of} />
      ))}
      {sides.map((each) => (each.decision ? <Reason key={each.side} concluded={each} {...of} /> : null))}
    </li>
  );
}

interface SideProps extends Pick<TopicLineProps, 'topic' | 'dashboard' | 'rows'> {
  concluded: SideConclusion;
}

/** What is concluded on a side, and what that rests on; only a side that differs from most is a badge. */
function Side({ concluded, ...of }: SideProps) {
  const { side, isMaterial } = concluded;
  return (
    <div className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="w-16 text-xs text-muted lg:sr-only">{say.side[side]}</span>
      {isMaterial === null ? (
        <Badge tone="warning">{say.state.open}</Badge>
      ) : isMaterial ? (
        <Badge tone="accent">{say.state.material}</Badge>
      ) : (
        <span className="text-muted">{say.state.below}</span>
      )}
      {isMaterial === null ? (
        <span className="ml-auto">
          <Decide concluded={concluded} {...of} />
        </span>
      ) : (
        <span className="text-xs text-muted">{groundOf(concluded)}</span>
      )}
    </div>
  );
}

/** Why the company itself decided on a side, and a button to change that. */
function Reason({ concluded, ...of }: SideProps) {
  const { decision } = concluded;
  if (!decision) return null;
  const { side, reason, decidedBy, decidedAt } = decision;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-xs sm:col-span-2 lg:col-start-2">
      <p dir="auto" className="max-w-prose min-w-0 flex-1 basis-64 text-pretty wrap-anywhere text-muted">
        {say.said(side, reason, decidedBy, formatDay(decidedAt))}
      </p>
      <Decide concluded={concluded} {...of} />
    </div>
  );
}

function Decide({ topic, dashboard, rows, concluded }: SideProps) {
  const { thresholds, borderlineBand: band = 0, assessment } = dashboard;
  if (assessment.status !== 'draft') return null;
  const { side, score } = concluded;
  const judged = { topic, side, score, threshold: thresholds[side], band };
  return <DecideButton assessmentId={assessment.id} judged={judged} rows={rows} />;
}

function groundOf({ score, decision }: SideConclusion): string {
  if (decision?.kind === 'top-down') return say.topDown(score);
  return decision && decision.effect !== 'same' ? say.byDecision(score) : say.byScore(score);
}
