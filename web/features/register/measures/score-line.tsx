import type { ReactNode } from 'react';
import type { ComponentScore } from '#domain/components/component-score.ts';
import { netMessages as say } from './messages.ts';

interface ScoreLineProps {
  label: string;
  /** Null if none is stated. */
  score: Pick<ComponentScore, 'side' | 'score' | 'severity' | 'likelihoodCounted'> | null;
  children?: ReactNode;
}

/** A score with its formula, shown next to another. */
export function ScoreLine({ label, score, children }: ScoreLineProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd>
        <span className="headline figures block text-lg">
          {score === null ? say.notStated : score.score === null ? say.open : say.ofScale(score.score)}
        </span>
        {score !== null && score.score !== null ? (
          <span className="figures block text-xs text-muted">
            {say.formula(
              score.side === 'impact' ? say.severity : say.magnitude,
              score.severity,
              score.likelihoodCounted,
            )}
          </span>
        ) : null}
        {children}
      </dd>
    </div>
  );
}
