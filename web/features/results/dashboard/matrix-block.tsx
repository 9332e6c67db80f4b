import { Maximize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { basisOf, hasTwoScores } from '#domain/results/managed.ts';
import { BEFORE_MEASURES } from '#drawing/matrix/words.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { MatrixChart } from '#web/features/results/matrix/matrix-chart.tsx';
import { MatrixFigure } from '#web/features/results/matrix/matrix-figure.tsx';
import { cn } from '#web/lib/cn.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ComparisonLine } from './comparison-line.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { toMatrixPoints, withComparison, withVoice } from './matrix-points.ts';
import { MatrixSummary } from './matrix-summary.tsx';
import { pointsIn, type ScoreView } from './measured-points.ts';
import { dashboardMessages as say } from './messages.ts';
import { NotYetAssessed } from './not-yet-assessed.tsx';
import { PointsTable } from './points-table.tsx';
import type { Comparison } from './use-comparison.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useVoices } from './use-voices.ts';
import { VoicesButton } from './voices-button.tsx';

/** Fetched when somebody shows the matrix over the whole screen. */
const MatrixStage = lazy(() => import('./matrix-stage.tsx'));

type Filter = Category | 'all';
type View = 'chart' | 'table';

const filters = [
  { value: 'all', label: say.allCategories },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
] as const;
const scoreViews = (['gross', 'net', 'both'] as const).map((value) => ({ value, label: say.scoreViews[value] }));
const views = [
  { value: 'chart', label: say.chart },
  { value: 'table', label: say.table },
] as const;

interface MatrixBlockProps {
  /** As the server sent it: the chart's points do not hang on the viewer's thresholds. */
  dashboard: Dashboard;
  /** The same under the viewer's thresholds; a moment late while a line is dragged. */
  shown: Dashboard;
  /** The viewer's, as they stand now. */
  thresholds: Thresholds;
  comparison: Comparison | null;
  onThresholds: (thresholds: Thresholds) => void;
  onOpenTopic: (topicId: string) => void;
  /** The dialog of the open topic: over the whole screen it is part of that. */
  children: ReactNode;
}

/** Materiality Matrix: the picture, the same as a table, and what is not on it. */
export function MatrixBlock(props: MatrixBlockProps) {
  const { dashboard, shown, thresholds, comparison, onThresholds, onOpenTopic, children } = props;
  const [chosen, setChosen] = useState<Filter>('all');
  // What is pressed answers at once; the picture is drawn anew when there is time.
  const filter = useDeferredValue(chosen);
  const [view, setView] = useState<View>('chart');
  const isPrinting = useIsPrinting();
  const { isFull, enter, leave, button } = useFullScreen();
  const [wanted, setWanted] = useState<ScoreView>(basisOf(dashboard));
  const scores = hasTwoScores(dashboard) ? wanted : null;
  // One arrow to a point: that of its measures goes before that of the year.
  const compared = scores === 'both' ? null : (comparison?.compared ?? null);
  const comparedWith = scores === 'both' ? BEFORE_MEASURES : compared ? (comparison?.year ?? null) : null;
  const choice = useVoices(dashboard.assessment.id);
  const named = choice.chosen?.topicIds ?? null;
  const voice = choice.chosen?.name ?? null;
  const all = useMemo(
    () => withVoice(withComparison(scores ? pointsIn(dashboard, scores) : toMatrixPoints(dashboard), compared), named),
    [dashboard, scores, compared, named],
  );
  const onMatrix = useMemo(() => new Set<string>(dashboard.points.map(({ topic }) => topic.id)), [dashboard]);
  const drawn = useMemo(() => all.filter(({ topic }) => filter === 'all' || topic.category === filter), [all, filter]);
  const navigate = useNavigate();
  const mayEdit = useMay('assessment.edit');
  const earlierId = comparison?.earlierId;
  // What is gone has its page in the assessment in which it stood.
  const select = useCallback(
    (topicId: string) => {
      const gone = compared?.gone.find(({ topic }) => topic.id === topicId);
      if (gone && earlierId) navigate(topicPath(gone.topic.code, earlierId));
      else onOpenTopic(topicId);
    },
    [compared, earlierId, navigate, onOpenTopic],
  );
  const listed = useMemo(
    () => shown.points.filter(({ topic }) => filter === 'all' || topic.category === filter),
    [shown, filter],
  );
  const empty = filter === 'all' ? say.noPoints : say.noPointsIn(filter);

  const controls = (
    <>
      <Segmented
        label={say.category}
        options={filters}
        value={chosen}
        onValueChange={setChosen}
        className="min-w-0 flex-wrap"
      />
      {comparison ? (
        <Switch
          label={say.compareWith(comparison.year)}
          checked={comparison.isOn}
          onChange={(event) => comparison.turn(event.target.checked)}
          className="items-center gap-2 px-1 [&_label]:text-xs"
        />
      ) : null}
      {scores ? (
        <Segmented
          label={say.scoresShown}
          options={scoreViews}
          value={scores}
          onValueChange={setWanted}
          className="min-w-0 flex-wrap"
        />
      ) : null}
      <VoicesButton choice={choice} onMatrix={onMatrix} />
    </>
  );
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
        {/* The chart keeps the screen's width; on paper the still picture takes its place. */}
        {isPrinting && drawn.length > 0 ? (
          <MatrixFigure
            points={drawn}
            thresholds={shown.thresholds}
            label={say.matrix}
            hasLegend
            comparedWith={comparedWith}
            className="break-after-page"
          />
        ) : null}
        {view === 'table' || isPrinting ? (
          <PointsTable
            points={listed}
            empty={empty}
            before={compared && comparedWith !== null ? { year: comparedWith, of: compared.before } : null}
            onOpenTopic={onOpenTopic}
          />
        ) : null}
        {drawn.length === 0 && view === 'chart' ? (
          <EmptyState
            title={empty}
            className={cn('justify-center print:hidden', all.length > 0 ? 'min-h-[528px]' : 'py-16')}
            action={
              all.length === 0 && mayEdit && dashboard.assessment.status === 'draft' ? (
                <LinkButton as={Link} to="/app/assessment" variant="primary">
                  {say.goToAssessment}
                </LinkButton>
              ) : undefined
            }
          />
        ) : null}
        {drawn.length > 0 && view === 'chart' ? (
          <div className={cn('print:hidden', isFull && 'h-[536px]')}>{isFull ? null : chart}</div>
        ) : null}
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
