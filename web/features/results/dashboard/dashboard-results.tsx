import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { applyThresholds, type Dashboard } from '#domain/results/dashboard.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import type { AssessmentChoice } from './api.ts';
import { AssessmentLine } from './assessment-line.tsx';
import { BelowMatrix } from './below-matrix.tsx';
import { allRows, findTopic } from './find-topic.ts';
import { MatrixBlock } from './matrix-block.tsx';
import { PrintHead } from './print-head.tsx';
import { ThresholdBar } from './threshold-bar.tsx';
import { TopicDetail } from './topic-detail.tsx';
import { useComparison } from './use-comparison.ts';
import { useViewerThresholds } from './use-viewer-thresholds.ts';

const TOPIC = 'topic';

const ReopenDialog = lazy(async () => {
  const { ReopenDialog: Dialog } = await import('#web/features/questionnaire/assessment/reopen-dialog.tsx');
  return { default: Dialog };
});

/** Loaded when it is first needed. */
const AdoptionDialog = lazy(async () => ({ default: (await import('./adoption-dialog.tsx')).AdoptionDialog }));

/** Loaded only for a draft in which nothing has been scored. */
const BegunSteps = lazy(() => import('./begun-steps.tsx'));

interface DashboardResultsProps {
  dashboard: Dashboard;
  /** The assessments that it can be compared with. */
  choices: readonly AssessmentChoice[];
  /** The scores behind it. */
  matrix: Matrix | null;
  /** The decisions on topics as they are saved. */
  decisions: readonly TopicDecisionRow[];
  /** Renders everything at once, so that the Back button restores the scroll position. */
  isWhole: boolean;
}

/** The five blocks, under the viewer's thresholds. The open topic is part of the address, so that it can be shared. */
export function DashboardResults({ dashboard, choices, matrix, decisions, isWhole }: DashboardResultsProps) {
  const { assessment, thresholds: adopted } = dashboard;
  const { thresholds, differs, choose, reset } = useViewerThresholds(assessment.id, adopted);
  // A dragged line moves at once; what follows from it is drawn when the page has time for it.
  const settled = useDeferredValue(thresholds);
  const shown = useMemo(() => applyThresholds(dashboard, settled), [dashboard, settled]);
  // The matrix is there first; what lies below it follows in slices that leave the page free to answer.
  const hasRest = useDeferredValue(true, isWhole);
  const topic = useOpenTopic();
  const comparison = useComparison(dashboard, choices);
  const mayEdit = useMay('assessment.edit');
  const isWorkedOn = mayEdit && assessment.status === 'draft';
  const askToReopen = mayEdit ? () => setIsReopening(true) : null;
  const [isReopening, setIsReopening] = useState(false);
  const navigate = useNavigate();
  const [adoption, setAdoption] = useState<{ proposed: Thresholds | null } | null>(null);
  const setBand = useCallback(() => setAdoption({ proposed: adopted }), [adopted]);

  return (
    <>
      <PrintHead assessment={assessment} />
      <AssessmentLine assessment={assessment} onReopen={askToReopen} />
      {isWorkedOn && allRows(dashboard).length === 0 ? (
        <Suspense>
          <BegunSteps assessment={assessment} />
        </Suspense>
      ) : null}
      <ThresholdBar
        assessmentId={assessment.id}
        thresholds={thresholds}
        adopted={adopted}
        isAdopted={Boolean(assessment.thresholdsAdopted)}
        differs={differs}
        onChoose={choose}
        onReset={reset}
        onAdopt={isWorkedOn ? () => setAdoption({ proposed: thresholds }) : undefined}
        onShowAdoption={() => setAdoption({ proposed: null })}
      />
      <MatrixBlock
        dashboard={dashboard}
        shown={shown}
        thresholds={thresholds}
        comparison={comparison}
        onThresholds={choose}
        onOpenTopic={topic.open}
      >
        <TopicDetail view={findTopic(shown, topic.id)} dashboard={shown} onClose={topic.close} onReopen={askToReopen} />
      </MatrixBlock>
      {hasRest ? (
        <BelowMatrix
          dashboard={dashboard}
          shown={shown}
          matrix={matrix}
          decisions={decisions}
          choices={choices}
          onOpenTopic={topic.open}
          onSetBand={isWorkedOn ? setBand : undefined}
        />
      ) : null}
      {adoption ? (
        <Suspense>
          <AdoptionDialog
            dashboard={dashboard}
            matrix={matrix}
            proposed={adoption.proposed}
            onClose={() => setAdoption(null)}
          />
        </Suspense>
      ) : null}
      {isReopening ? (
        <Suspense>
          <ReopenDialog
            assessment={assessment}
            onClose={() => setIsReopening(false)}
            onDone={() => navigate('/app/assessment')}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The open topic, from the address. */
function useOpenTopic() {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (topicId: string) =>
      setParams(
        (present) => {
          present.set(TOPIC, topicId);
          return present;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const close = () =>
    setParams(
      (present) => {
        present.delete(TOPIC);
        return present;
      },
      { preventScrollReset: true, replace: true },
    );
  return { id: params.get(TOPIC), open, close };
}
