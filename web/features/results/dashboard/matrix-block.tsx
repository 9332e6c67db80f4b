import { Maximize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { MatrixChart } from '#web/features/results/matrix/matrix-chart.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ComparisonLine } from './comparison-line.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { MatrixControls } from './matrix-controls.tsx';
import { MatrixPicture } from './matrix-picture.tsx';
import { MatrixSummary } from './matrix-summary.tsx';
import { dashboardMessages as say } from './messages.ts';
import { NotYetAssessed } from './not-yet-assessed.tsx';
import type { Comparison } from './use-comparison.ts';
import { useMatrixView } from './use-matrix-view.ts';

/** Loaded when the matrix is first shown in full screen. */
const MatrixStage = lazy(() => import('./matrix-stage.tsx'));

type View = 'chart' | 'table';

const views = [
  { value: 'chart', label: say.chart },
  { value: 'table', label: say.table },
] as const;

interface MatrixBlockProps {
  /** As the server sent it: the chart's points do not depend on the viewer's thresholds. */
  dashboard: Dashboard;
  /** The same under the viewer's thresholds; slightly delayed while a line is dragged. */
  shown: Dashboard;
  /** The viewer's current thresholds. */
  thresholds: Thresholds;
  comparison: Comparison | null;
  onThresholds: (thresholds: Thresholds) => void;
  onOpenTopic: (topicId: string) => void;
  /** The dialog of the open topic, which is part of the full screen. */
  children: ReactNode;
}

/** Materiality Matrix: the picture, the same data as a table, and what is not on it. */
export function MatrixBlock(props: MatrixBlockProps) {
  const { dashboard, shown, thresholds, comparison, onThresholds, onOpenTopic, children } = props;
  const [view, setView] = useState<View>('chart');
  const { isFull, enter, leave, button } = useFullScreen();
  const drawing = useMatrixView({ dashboard, shown, comparison, onOpenTopic });
  const { filter, scores, comparedWith, named, voice, drawn, listed, select } = drawing;

  const controls = <MatrixControls of={drawing} comparison={comparison} />;
  const chart = (
    <MatrixChart
      points={drawn}
      thresholds={thresholds}
      comparedWith={comparedWith}
      fills={isFull}
      onThresholdChange={onThresholds}
      onSelect={select}
    />
  );
  const summary = <MatrixSummary of={{ ...shown, points: listed }} adopted={dashboard.thresholds} />;

  return (
    <Card aria-labelledby="materiality-matrix">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id="materiality-matrix">{say.matrix}</CardTitle>
          <CardDescription className="max-w-none print:hidden">{say.matrixText}</CardDescription>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-2 print:hidden">
          {controls}
          <Segmented label={say.view} options={views} value={view} onValueChange={setView} />
          {view === 'chart' && drawn.length > 0 ? (
            <Button ref={button} size="sm" onClick={enter}>
              <Maximize2 aria-hidden="true" />
              {say.fullScreen}
            </Button>
          ) : null}
          <DownloadMenu
            points={drawn}
            thresholds={shown.thresholds}
            dashboard={dashboard}
            category={filter === 'all' ? null : filter}
            comparedWith={comparedWith}
            voice={voice}
            scores={scores}
          />
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <MatrixPicture
          of={drawing}
          dashboard={dashboard}
          shown={shown}
          view={view}
          chart={chart}
          isFull={isFull}
          onOpenTopic={onOpenTopic}
        />
        <div className="text-sm empty:hidden">{summary}</div>
        {voice !== null && named ? (
          <p role="status" className="text-sm">
            {say.namedBy(
              voice,
              listed.flatMap(({ topic }) => (named.includes(topic.id) ? [topic.code] : [])),
            )}
          </p>
        ) : null}
        {comparison?.isOn ? <ComparisonLine comparison={comparison} laterId={dashboard.assessment.id} /> : null}
        <NotYetAssessed
          assessmentId={dashboard.assessment.id}
          topics={dashboard.notYetAssessed}
          filter={filter}
          onOpenTopic={onOpenTopic}
        />
      </CardBody>
      {isFull ? (
        <Suspense>
          <MatrixStage
            dashboard={dashboard}
            thresholds={shown.thresholds}
            category={filter === 'all' ? null : filter}
            comparedWith={comparedWith}
            voice={voice}
            scores={scores}
            controls={controls}
            chart={chart}
            summary={summary}
            returnTo={button}
            onClose={leave}
          >
            {children}
          </MatrixStage>
        </Suspense>
      ) : (
        children
      )}
    </Card>
  );
}

/** Whether something is shown in full screen, and how to start that; browsers require a click for it. */
function useFullScreen() {
  const [isFull, setIsFull] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const enter = useCallback(() => {
    setIsFull(true);
    // A browser that gives no screen, such as that of a phone, leaves the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, []);
  const leave = useCallback(() => setIsFull(false), []);
  return { isFull, enter, leave, button };
}
