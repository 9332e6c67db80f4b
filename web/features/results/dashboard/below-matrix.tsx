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

const OtherThresholdsCard = lazy(() => import('./other-thresholds-card.tsx'));

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
 * The part below the matrix: the other specified blocks, then what goes deeper, folded. It renders only for different results or thresholds, and is isolated, so that changes above do not repaint
 * it.
 */
export const BelowMatrix = memo(function BelowMatrix(props: BelowMatrixProps) {
  const { dashboard, shown, matrix, decisions, choices, onOpenTopic, onSetBand } = props;
  return (
    <div className="isolate flex flex-col gap-6">
      <TopicalOverview dashboard={shown} onOpenTopic={onOpenTopic} />
      <UnderAnyThresholds dashboard={dashboard} onOpenTopic={onOpenTopic} />
      {matrix && dashboard.points.length > 0 ? (
        <Suspense fallback={<div className="h-66" />}>
          <FirmnessCard dashboard={shown} matrix={matrix} />
          <OtherThresholdsCard dashboard={shown} />
          <JudgementCard dashboard={dashboard} rows={decisions} choices={choices} onSetBand={onSetBand} />
        </Suspense>
      ) : null}
      <ScreeningBlock
        assessmentId={dashboard.assessment.id}
        screening={dashboard.screening}
        onOpenTopic={onOpenTopic}
      />
    </div>
  );
});

/** The specified blocks that do not depend on thresholds. */
const UnderAnyThresholds = memo(function UnderAnyThresholds(
  props: Pick<BelowMatrixProps, 'dashboard' | 'onOpenTopic'>,
) {
  return (
    <>
      <HighestScored {...props} />
      <ImpactBlock {...props} />
      <FinancialBlock {...props} />
    </>
  );
});
