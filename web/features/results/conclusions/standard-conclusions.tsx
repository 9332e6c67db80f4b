import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { ConcludedGroup, ConcludedTopic, SideConclusion } from '#domain/results/side-conclusions.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { DecideButton } from '#web/features/results/topic-decisions/decide-button.tsx';
import { formatDay } from '#web/lib/format-day.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { conclusionMessages as say } from './messages.ts';

const ConcludeDialog = lazy(() => import('./conclude-dialog.tsx'));

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
      <CardHeader className="items-center pt-3 pb-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <CardTitle id={titleId} className="text-sm wrap-anywhere">
            {group.group.label}
          </CardTitle>
          <span className="text-xs text-muted">{say.openIn(open)}</span>
        </div>
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
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-2.5 text-sm sm:px-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)]">
      <p className="flex min-w-0 items-baseline gap-2">
        <EsgTag category={topic.category} text={topic.code} />
        <Link
          to={topicPath(topic.code, dashboard.assessment.id)}
          dir="auto"
          className="min-h-6 min-w-0 rounded-sm wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent print:no-underline"
        >
          {topic.name}
        </Link>
      </p>
      {sides.map((each) => (
        <Side key={each.side} topic={topic} concluded={each} dashboard={dashboard} rows={rows} />
      ))}
      {sides.map(({ side, decision }) =>
        decision ? (
          <p
            key={side}
            dir="auto"
            className="text-xs text-pretty wrap-anywhere text-muted lg:col-span-2 lg:col-start-2"
          >
            {say.said(decision.side, decision.reason, decision.decidedBy, formatDay(decision.decidedAt))}
          </p>
        ) : null,
      )}
    </li>
  );
}

interface SideProps extends Pick<TopicLineProps, 'topic' | 'dashboard' | 'rows'> {
  concluded: SideConclusion;
}

function Side({ topic, concluded, dashboard, rows }: SideProps) {
  const { side, score, isMaterial, decision } = concluded;
  const { thresholds, borderlineBand: band = 0, assessment } = dashboard;
  const judged = { topic, side, score, threshold: thresholds[side], band };
  return (
    <div className="flex min-w-0 flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="w-14 text-xs text-muted">{say.side[side]}</span>
          <Badge tone={isMaterial === null ? 'warning' : isMaterial ? 'accent' : 'neutral'}>
            {isMaterial === null ? say.state.open : isMaterial ? say.state.material : say.state.below}
          </Badge>
          {isMaterial === null ? null : <span className="figures text-xs text-muted">{groundOf(concluded)}</span>}
        </p>
      </div>
      {assessment.status === 'draft' && (decision || isMaterial === null) ? (
        <DecideButton assessmentId={assessment.id} judged={judged} rows={rows} />
      ) : null}
    </div>
  );
}

function groundOf({ score, decision }: SideConclusion): string {
  if (decision?.kind === 'top-down') return say.topDown(score);
  return decision && decision.effect !== 'same' ? say.byDecision(score) : say.byScore(score);
}
