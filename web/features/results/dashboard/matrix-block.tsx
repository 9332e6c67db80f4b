import { lazy, type RefObject, Suspense, useMemo, useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { MatrixChart } from '#web/features/results/matrix/matrix-chart.tsx';
import { cn } from '#web/lib/cn.ts';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { BesideMatrix } from './beside-matrix.tsx';
import { findTopic } from './find-topic.ts';
import { MatrixControls } from './matrix-controls.tsx';
import { MatrixNotes } from './matrix-notes.tsx';
import { MatrixPicture } from './matrix-picture.tsx';
import { MatrixSummary } from './matrix-summary.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { View } from './options-menu.tsx';
import { RankedList } from './ranked-list.tsx';
import { rank } from './ranking.ts';
import { TopicDetail } from './topic-detail.tsx';
import type { Comparison } from './use-comparison.ts';
import type { useFullScreen } from './use-full-screen.ts';
import type { MatrixView } from './use-matrix-view.ts';
import type { useOpenTopic } from './use-open-topic.ts';

/** Loaded when the matrix is first shown in full screen. */
const MatrixStage = lazy(() => import('./matrix-stage.tsx'));

export interface MatrixBlockProps {
  /** As the server sent it: the chart's points do not depend on the viewer's thresholds. */
  dashboard: Dashboard;
  /** The same under the viewer's thresholds; slightly delayed while a line is dragged. */
  shown: Dashboard;
  /** The viewer's current thresholds. */
  thresholds: Thresholds;
  /** Whether they differ from the company's. */
  differs: boolean;
  comparison: Comparison | null;
  drawing: MatrixView;
  view: View;
  fullScreen: ReturnType<typeof useFullScreen>;
  /** Gets the focus after full screen. */
  menuButton: RefObject<HTMLButtonElement | null>;
  topic: ReturnType<typeof useOpenTopic>;
  onThresholds: (thresholds: Thresholds) => void;
  onReset: () => void;
  /** Absent if nothing can be adopted any longer, because the assessment is completed. */
  onAdopt: (() => void) | undefined;
  /** Null for people who may only read. */
  onReopen: (() => void) | null;
}

/**
 * Materiality Matrix: the picture beside the ranked list of its topics, over which the chosen topic opens; the same data as a table; and
 * what is not on it. In a narrower window, the list is below the picture, and the topic opens in a dialog.
 */
export function MatrixBlock(props: MatrixBlockProps) {
  const { dashboard, shown, thresholds, comparison, drawing, view, fullScreen, topic, onThresholds } = props;
  const { filter, scores, comparedWith, voice, drawn, listed, select } = drawing;
  const { isFull } = fullScreen;
  const isWide = useMediaQuery('(width >= 80rem)');
  const isSplit = isWide && !isFull && view === 'chart';
  const isPanel = isSplit && !topic.isApart;
  const ranked = useMemo(() => rank(listed, shown.thresholds), [listed, shown.thresholds]);
  const [pointed, setPointed] = useState<string | null>(null);
  const [legendPlace, setLegendPlace] = useState<HTMLElement | null>(null);

  const chart = (
    <MatrixChart
      points={drawn}
      thresholds={thresholds}
      comparedWith={comparedWith}
      legendPlace={legendPlace}
      shape={isFull ? 'fills' : isWide ? 'square' : 'fixed'}
      marked={pointed ?? (isPanel ? topic.id : null)}
      onPoint={setPointed}
      onThresholdChange={onThresholds}
      onSelect={select}
    />
  );
  const summary = (
    <MatrixSummary
      of={{ ...shown, points: listed }}
      company={dashboard.thresholds}
      hasTotal={isFull || props.differs || filter !== 'all'}
    />
  );
  const detail = (
    <TopicDetail
      view={findTopic(shown, topic.id)}
      dashboard={shown}
      ranked={ranked}
      isPanel={isPanel}
      onOpen={topic.step}
      onClose={topic.close}
      onReopen={props.onReopen}
    />
  );
  const hasList = view === 'chart' && ranked.length > 0;

  return (
    <Card aria-labelledby="materiality-matrix">
      <MatrixHead />
      <CardBody className="flex flex-col gap-4">
        <div className={cn('flex flex-col gap-x-6 gap-y-5', hasList && 'split:grid split:matrix-split')}>
          <div className="min-w-0">
            <MatrixPicture
              of={drawing}
              dashboard={dashboard}
              shown={shown}
              view={view}
              chart={chart}
              isFull={isFull}
              onOpenTopic={topic.open}
            />
          </div>
          <BesideMatrix
            {...props}
            ranked={view === 'chart' ? ranked : []}
            isWide={isWide}
            pointed={pointed}
            onPoint={setPointed}
            chosen={isPanel ? topic.id : null}
            summary={summary}
          >
            {isPanel ? detail : null}
          </BesideMatrix>
        </div>
        <MatrixNotes dashboard={dashboard} drawing={drawing} comparison={comparison} onOpenTopic={topic.openApart} />
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
            controls={<MatrixControls of={drawing} comparison={comparison} />}
            chart={chart}
            onLegendPlace={setLegendPlace}
            list={
              isWide && ranked.length > 0 ? (
                <RankedList
                  points={ranked}
                  thresholds={shown.thresholds}
                  before={drawing.compared?.before}
                  pointed={pointed}
                  isBeside
                  chosen={null}
                  onPoint={setPointed}
                  onSelect={select}
                />
              ) : null
            }
            summary={summary}
            returnTo={props.menuButton}
            onClose={fullScreen.leave}
          >
            {detail}
          </MatrixStage>
        </Suspense>
      ) : isPanel ? null : (
        detail
      )}
    </Card>
  );
}

function MatrixHead() {
  return (
    <CardHeader>
      <div className="min-w-0 split:flex split:items-baseline split:gap-x-3">
        <CardTitle id="materiality-matrix" className="shrink-0">
          {say.matrix}
        </CardTitle>
        <CardDescription className="max-w-none print:hidden">{say.matrixText}</CardDescription>
      </div>
    </CardHeader>
  );
}
