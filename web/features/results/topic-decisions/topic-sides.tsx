import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import { isInBand } from '#domain/results/band.ts';
import type { Dashboard, DashboardDecision, DashboardPoint, DashboardTopic } from '#domain/results/dashboard.ts';
import { reaches } from '#domain/results/threshold.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import { OtherScore } from '#web/features/register/measures/other-score.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { DecideButton } from './decide-button.tsx';
import { DecisionText } from './decision-text.tsx';
import { judgementMessages as say } from './messages.ts';
import { judgedSide } from './sides.ts';

interface TopicSidesProps {
  topic: DashboardTopic;
  point: DashboardPoint | null;
  /** Under the adopted thresholds. */
  dashboard: Dashboard;
  rows: readonly TopicDecisionRow[];
  /** The previous year's decisions on this topic. */
  earlier: readonly DashboardDecision[];
}

/** Each side of a topic next to its threshold: what the score says, what was decided instead, and a button to decide. */
export function TopicSides({ topic, point, dashboard, rows, earlier }: TopicSidesProps) {
  const { assessment } = dashboard;
  const decisions = decisionsOn(dashboard, topic.id);
  return (
    <ul className="divide-y border-y text-sm">
      {(['impact', 'financial'] as const).map((side) => {
        const judged = judgedSide({ topic, point, dashboard }, side);
        const { score, threshold, band } = judged;
        const decision = decisions.find((each) => each.side === side);
        const before = earlier.find((each) => each.side === side) ?? null;
        return (
          <li key={side} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="w-24 font-medium">{say.side[side]}</span>
                {score > 0 ? (
                  <ScoreBars value={score} max={25} label={say.side[side]} />
                ) : (
                  <span className="text-muted">{say.noEntries}</span>
                )}
                <span className="figures text-xs text-muted">{say.threshold(threshold)}</span>
                {score > 0 ? <span className="text-muted">{say.byScore(reaches(score, threshold))}</span> : null}
                {decision ? (
                  <Badge>{say.kinds[decision.kind]}</Badge>
                ) : isInBand(score, threshold, band) ? (
                  <Badge tone="warning">{say.inBand}</Badge>
                ) : null}
              </div>
              <OtherScore score={score} beside={point?.beside?.[side]} />
              {decision ? <DecisionText decision={decision} /> : null}
              {!decision && before ? <p className="text-xs text-muted">{say.earlier(before, before.reason)}</p> : null}
            </div>
            {assessment.status === 'draft' ? (
              <DecideButton assessmentId={assessment.id} judged={judged} rows={rows} earlier={before} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
