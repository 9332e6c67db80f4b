import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { applyThresholds, type Dashboard } from '#domain/results/dashboard.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import type { AssessmentChoice } from './api.ts';
import { BelowMatrix } from './below-matrix.tsx';
import { BlocksToCome } from './blocks-to-come.tsx';
import { BlocksLoading } from './dashboard-loading.tsx';
import { allRows } from './find-topic.ts';
import { FindingHead } from './finding-head.tsx';
import { MatrixBlock } from './matrix-block.tsx';
import type { View } from './options-menu.tsx';
import { PrintHead } from './print-head.tsx';
import { Toolbar } from './toolbar.tsx';
import { useComparison } from './use-comparison.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useMatrixView } from './use-matrix-view.ts';
import { useOpenTopic } from './use-open-topic.ts';
import { useViewerThresholds } from './use-viewer-thresholds.ts';

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
  /** One of its four controls. */
  exportButton: ReactNode;
  /** Renders everything at once, so that the Back button restores the scroll position. */
  isWhole: boolean;
}

/** The finding, then the five blocks, under the viewer's thresholds. */
export function DashboardResults(props: DashboardResultsProps) {
  const { dashboard, choices, matrix, decisions, exportButton, isWhole } = props;
  const { assessment, thresholds: adopted } = dashboard;
  const { thresholds, differs, choose, reset } = useViewerThresholds(assessment.id, adopted);
  // A dragged line moves immediately; its effects render when the page has time.
  const settled = useDeferredValue(thresholds);
  const shown = useMemo(() => applyThresholds(dashboard, settled), [dashboard, settled]);
  // The matrix renders first; the parts below it follow in slices, so that the page stays responsive.
  const hasRest = useDeferredValue(true, isWhole);
  const topic = useOpenTopic();
  const comparison = useComparison(dashboard, choices);
  const drawing = useMatrixView({ dashboard, shown, comparison, onOpenTopic: topic.open });
  const [view, setView] = useState<View>('chart');
  const fullScreen = useFullScreen();
  const menuButton = useRef<HTMLButtonElement>(null);
  const mayEdit = useMay('assessment.edit');
  const hasContent = allRows(dashboard).length + dashboard.screening.length > 0 || topic.id !== null;
  const isWorkedOn = mayEdit && assessment.status === 'draft';
  const [isReopening, setIsReopening] = useState(false);
  const askToReopen = mayEdit ? () => setIsReopening(true) : null;
  const [adoption, setAdoption] = useState<{ proposed: Thresholds | null } | null>(null);
  const setBand = useCallback(() => setAdoption({ proposed: adopted }), [adopted]);

  return (
    <>
      <PrintHead assessment={assessment} />
      <FindingHead dashboard={dashboard}>
        <Toolbar
          exportButton={exportButton}
          thresholds={thresholds}
          onThresholds={choose}
          menuButton={menuButton}
          dashboard={dashboard}
          shown={shown}
          choices={choices}
          drawing={drawing}
          comparison={comparison}
          view={view}
          onView={setView}
          onFullScreen={fullScreen.enter}
          onShowAdoption={() => setAdoption({ proposed: null })}
          isFixed={!isWorkedOn}
          onReopen={askToReopen}
        />
      </FindingHead>
      {isWorkedOn ? <WhereToBegin dashboard={dashboard} /> : null}
      {hasContent ? (
        <MatrixBlock
          dashboard={dashboard}
          shown={shown}
          thresholds={thresholds}
          differs={differs}
          comparison={comparison}
          drawing={drawing}
          view={view}
          fullScreen={fullScreen}
          menuButton={menuButton}
          topic={topic}
          onThresholds={choose}
          onReset={reset}
          onAdopt={isWorkedOn ? () => setAdoption({ proposed: thresholds }) : undefined}
          onReopen={askToReopen}
        />
      ) : (
        <BlocksToCome />
      )}
      {!hasContent ? null : hasRest ? (
        <BelowMatrix
          dashboard={dashboard}
          shown={shown}
          matrix={matrix}
          decisions={decisions}
          choices={choices}
          onOpenTopic={topic.openApart}
          onSetBand={isWorkedOn ? setBand : undefined}
        />
      ) : (
        <BlocksLoading />
      )}
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
      {isReopening ? <Reopening assessment={assessment} onClose={() => setIsReopening(false)} /> : null}
    </>
  );
}

/** The way to a first result, while nothing has been entered. */
function WhereToBegin({ dashboard }: Pick<DashboardResultsProps, 'dashboard'>) {
  if (allRows(dashboard).length > 0) return null;
  return (
    <Suspense>
      <BegunSteps assessment={dashboard.assessment} />
    </Suspense>
  );
}

/** Asks why a completed assessment should be reopened, and leads to its questionnaire. */
function Reopening({ assessment, onClose }: Pick<Dashboard, 'assessment'> & { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Suspense>
      <ReopenDialog assessment={assessment} onClose={onClose} onDone={() => navigate('/app/assessment')} />
    </Suspense>
  );
}
