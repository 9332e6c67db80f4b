import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { isMaterial } from '#domain/results/classification.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { turnsBetween } from '#domain/results/threshold-turns.ts';
import { MatrixChart } from '#web/features/matrix/matrix-chart.tsx';
import { MatrixFigure } from '#web/features/matrix/matrix-figure.tsx';
import { cn } from '#web/lib/cn.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { toMatrixPoints } from './matrix-points.ts';
import { dashboardMessages as say } from './messages.ts';
import { NotYetAssessed } from './not-yet-assessed.tsx';
import { PointsTable } from './points-table.tsx';
import { turnsSentence } from './turns-sentence.ts';
import { isSameThresholds } from './viewer-thresholds.ts';

type Filter = Category | 'all';
type View = 'chart' | 'table';

const filters = [
  { value: 'all', label: say.allCategories },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
] as const;
const views = [
  { value: 'chart', label: say.chart },
  { value: 'table', label: say.table },
] as const;

interface MatrixBlockProps {
  /** As the server sent it: the chart's points do not hang on the viewer's thresholds. */
  dashboard: Dashboard;
  /** The same under the viewer's thresholds. */
  shown: Dashboard;
  onThresholds: (thresholds: Thresholds) => void;
  onOpenTopic: (topicId: string) => void;
}

/** Materiality Matrix: the picture, the same as a table, and what is not on it. */
export function MatrixBlock({ dashboard, shown, onThresholds, onOpenTopic }: MatrixBlockProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [view, setView] = useState<View>('chart');
  const isPrinting = useIsPrinting();
  const all = useMemo(() => toMatrixPoints(dashboard), [dashboard]);
  const drawn = useMemo(() => all.filter(({ topic }) => filter === 'all' || topic.category === filter), [all, filter]);
  const listed = shown.points.filter(({ topic }) => filter === 'all' || topic.category === filter);
  const material = listed.filter(({ materialBy }) => isMaterial(materialBy)).length;
  const empty = filter === 'all' ? say.noPoints : say.noPointsIn(filter);

  return (
    <Card aria-labelledby="materiality-matrix">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id="materiality-matrix">{say.matrix}</CardTitle>
          <CardDescription className="max-w-none print:hidden">{say.matrixText}</CardDescription>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-2 print:hidden">
          <Segmented
            label={say.category}
            options={filters}
            value={filter}
            onValueChange={setFilter}
            className="min-w-0 flex-wrap"
          />
          <Segmented label={say.view} options={views} value={view} onValueChange={setView} />
          <DownloadMenu
            points={drawn}
            thresholds={shown.thresholds}
            dashboard={dashboard}
            category={filter === 'all' ? null : filter}
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
            className="break-after-page"
          />
        ) : null}
        {view === 'table' || isPrinting ? (
          <PointsTable points={listed} empty={empty} onOpenTopic={onOpenTopic} />
        ) : null}
        {drawn.length === 0 && view === 'chart' ? (
          <EmptyState
            title={empty}
            className={cn('justify-center print:hidden', all.length > 0 ? 'min-h-[528px]' : 'py-16')}
            action={
              all.length === 0 && dashboard.assessment.status === 'draft' ? (
                <LinkButton as={Link} to="/app/assessment" variant="primary">
                  {say.goToAssessment}
                </LinkButton>
              ) : undefined
            }
          />
        ) : null}
        {drawn.length > 0 && view === 'chart' ? (
          <div className="print:hidden">
            <MatrixChart
              points={drawn}
              thresholds={shown.thresholds}
              onThresholdChange={onThresholds}
              onSelect={onOpenTopic}
            />
          </div>
        ) : null}
        {listed.length > 0 ? (
          <p role="status" className="text-sm font-medium">
            {say.materialSummary(material, listed.length)}
            {isSameThresholds(shown.thresholds, dashboard.thresholds) ? null : (
              <span className="block font-normal text-muted">
                {turnsSentence(turnsBetween(listed, dashboard.thresholds, shown.thresholds))}
              </span>
            )}
          </p>
        ) : null}
        <NotYetAssessed
          assessmentId={dashboard.assessment.id}
          topics={dashboard.notYetAssessed}
          filter={filter}
          onOpenTopic={onOpenTopic}
        />
      </CardBody>
    </Card>
  );
}
