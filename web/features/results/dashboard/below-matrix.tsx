import { lazy, memo, Suspense } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import type { AssessmentChoice } from './api.ts';
import { FinancialBlock } from './financial-block.tsx';
import { HighestScored } from './highest-scored.tsx';
import { ImpactBlock } from './impact-block.tsx';
import { ScreeningBlock } from './screening-block.tsx';
import { TopicalOverview } from './topical-overview.tsx';

/** Loaded after the matrix has been drawn. */
const FirmnessCard = lazy(() => import('./firmness-card.tsx'));

const JudgementCard = lazy(() => import('./judgement-card.tsx'));

interface BelowMatrixProps {
  dashboard: Dashboard;
  /** The same under the viewer's thresholds. */
  shown: Dashboard;
  matrix: Matrix | null;
  decisions: readonly TopicDecisionRow[];
  /** The assessments that it can be compared with. */
  choices: readonly AssessmentChoice[];
  onOpenTopic: (topicId: string) => void;
  /** Absent if the band can no longer be changed. */
  onSetBand: (() => void) | undefined;
}

/**
 * The part below the matrix. It renders only for different results or thresholds, and is isolated, so that changes above do not repaint
 * it.
 */
export const BelowMatrix = memo(function BelowMatrix(props: BelowMatrixProps) {
  const { dashboard, shown, matrix, decisions, choices, onOpenTopic, onSetBand } = props;
  return (
    <div className="isolate flex flex-col gap-6">
      {matrix && dashboard.points.length > 0 ? (
        <Suspense>
          <FirmnessCard dashboard={shown} matrix={matrix} />
          <JudgementCard dashboard={dashboard} rows={decisions} choices={choices} onSetBand={onSetBand} />
        </Suspense>
      ) : null}
      <TopicalOverview dashboard={shown} onOpenTopic={onOpenTopic} />
      <UnderAnyThresholds dashboard={dashboard} onOpenTopic={onOpenTopic} />
    </div>
  );
});

/** The parts that do not depend on thresholds. */
const UnderAnyThresholds = memo(function UnderAnyThresholds(
  props: Pick<BelowMatrixProps, 'dashboard' | 'onOpenTopic'>,
) {
  const { assessment, screening } = props.dashboard;
  return (
    <>
      <HighestScored {...props} />
      <ImpactBlock {...props} />
      <FinancialBlock {...props} />
      <ScreeningBlock assessmentId={assessment.id} screening={screening} onOpenTopic={props.onOpenTopic} />
    </>
  );
});
