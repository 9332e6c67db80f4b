import type { ReactNode } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { unscored } from '#domain/results/classification.ts';
import type { DashboardDecision, DashboardPoint, DashboardRow } from '#domain/results/dashboard.ts';
import { OtherScore } from '#web/features/register/measures/other-score.tsx';
import { DecisionText } from '#web/features/results/topic-decisions/decision-text.tsx';
import { PointGauge } from '#web/ui/display/two-axis-gauge.tsx';
import { ClassificationHow } from './classification-how.tsx';
import { dashboardMessages as say } from './messages.ts';
import { SideScore } from './side-score.tsx';
import { TopicVerdict } from './standing-badges.tsx';

interface TopicStandingProps {
  point: DashboardPoint;
  rows: readonly DashboardRow[];
  thresholds: Thresholds;
  /** The decisions on it, if nothing else on the screen shows them. */
  decisions?: readonly DashboardDecision[];
  /** Next to the verdict. */
  beside?: ReactNode;
}

/** A topic's two scores, how they were computed, and their result under the current thresholds. */
export function TopicStanding({ point, rows, thresholds, decisions = [], beside }: TopicStandingProps) {
  const { topic, impact, financial, hasImpact, hasFinancial } = point;
  const countedOf = (side: DashboardRow['side']) => rows.filter((row) => row.counted && row.side === side).length;
  const sides = [
    { side: 'impact', label: say.impact, score: impact, isAssessed: hasImpact },
    { side: 'financial', label: say.financial, score: financial, isAssessed: hasFinancial },
  ] as const;
  return (
    <section aria-label={say.detailScores} className="flex flex-wrap gap-4 sm:gap-x-6">
      <PointGauge
        category={topic.category}
        point={point}
        thresholds={thresholds}
        className="size-20 shrink-0 overflow-visible sm:size-24"
      />
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-3">
        <dl className="flex flex-col gap-2">
          {sides.map(({ side, label, score, isAssessed }) => (
            <div key={side} className="grid grid-cols-[5rem_1fr] gap-x-3">
              <dt className="font-medium">{label}</dt>
              <dd className="min-w-0">
                {isAssessed ? (
                  <>
                    <SideScore label={label} point={point} side={side} />
                    <OtherScore score={score} beside={point.beside?.[side]} />
                    <span className="block text-xs text-muted">{say.highestOf[side](countedOf(side))}</span>
                  </>
                ) : (
                  <span className="text-muted">{point.concluded?.[side] ? unscored(point, side) : say.otherSide}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TopicVerdict {...point} />
          {beside}
        </div>
        {decisions.map((decision) => (
          <DecisionText key={decision.side} decision={decision} hasSide />
        ))}
        <ClassificationHow point={point} thresholds={thresholds} />
      </div>
    </section>
  );
}
