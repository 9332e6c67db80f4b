import { useMemo } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { thresholdSteps } from '#domain/results/threshold-turns.ts';
import { turnsText } from '#web/features/results/topic-decisions/turns-sentence.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { FoldedCard } from './folded-card.tsx';
import { firmnessMessages as say } from './messages.ts';

/** At other thresholds: what each other choice of one of them would change. */
export default function OtherThresholdsCard({ dashboard: { points, thresholds } }: { dashboard: Dashboard }) {
  const steps = useMemo(
    () => ({
      impact: thresholdSteps(points, thresholds, 'impact'),
      financial: thresholdSteps(points, thresholds, 'financial'),
    }),
    [points, thresholds],
  );
  const most = Math.max(
    ...[...steps.impact, ...steps.financial].map(({ turns }) => turns.become.length + turns.cease.length),
  );
  return (
    <FoldedCard id="other-thresholds" title={say.others} text={say.othersText(most)}>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {(['impact', 'financial'] as const).map((side) => (
          <div key={side}>
            <p className="overline-label">{say.side[side]}</p>
            <dl className="mt-1 divide-y text-sm">
              {steps[side].map(({ threshold, turns }) => (
                <div key={threshold} className="grid grid-cols-[3rem_1fr] gap-x-2 py-1.5">
                  <dt className="figures font-medium">{formatNumber(threshold)}</dt>
                  <dd className="min-w-0 text-muted">{turnsText(turns)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </FoldedCard>
  );
}
