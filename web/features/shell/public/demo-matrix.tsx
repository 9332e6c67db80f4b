import { company, dashboard } from 'virtual:sample-company';
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { isMaterial } from '#domain/results/classification.ts';
import { applyThresholds } from '#domain/results/dashboard.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { toMatrixPoints } from '#web/features/results/dashboard/matrix-points.ts';
import { PointsTable } from '#web/features/results/dashboard/points-table.tsx';
import { MatrixFigure } from '#web/features/results/matrix/matrix-figure.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Chapter } from './chapter.tsx';
import { demoMessages } from './messages.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Loaded when the matrix is almost in view; if that fails, the picture stays. */
const MatrixChart = lazy(() =>
  import('#web/features/results/matrix/matrix-chart.tsx').then(
    (module) => ({ default: module.MatrixChart }),
    () => ({ default: StillMatrix }),
  ),
);
const DemoTopic = lazy(() => import('./demo-topic.tsx').catch(() => ({ default: () => null })));

type Filter = Category | 'all';

const say = demoMessages.matrix;
const allPoints = toMatrixPoints(dashboard);
const filters = [{ value: 'all', label: say.all }, ...CATEGORIES.map((value) => ({ value, label: value }))] as const;
const views = [
  { value: 'chart', label: say.chart },
  { value: 'table', label: say.table },
] as const;

/** The sample's matrix: a static picture until it is almost in view, then the product's own chart. */
export function DemoMatrix() {
  const [thresholds, setThresholds] = useState<Thresholds>(dashboard.thresholds);
  const [filter, setFilter] = useState<Filter>('all');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [openTopic, setOpenTopic] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  // During prerendering, the reader's number format is not known.
  const write = useIsHydrated() ? formatNumber : String;
  const thresholdOptions = THRESHOLD_CHOICES.map((choice) => ({ value: String(choice), label: write(choice) }));
  const shown = useMemo(() => applyThresholds(dashboard, thresholds), [thresholds]);
  const drawn = useMemo(() => inCategory(allPoints, filter), [filter]);
  const listed = inCategory(shown.points, filter);
  const material = listed.filter(({ materialBy }) => isMaterial(materialBy)).length;
  const picture = <StillMatrix points={drawn} thresholds={thresholds} />;
  return (
    <Chapter title={say.title} lead={say.lead}>
      <div className="flex flex-col rounded-md border bg-surface text-sm">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3 border-b p-4 sm:px-6">
          <Segmented label={say.category} options={filters} value={filter} onValueChange={setFilter} />
          <Segmented label={say.view} options={views} value={view} onValueChange={setView} />
          <div className="grid w-full grid-cols-2 gap-3 sm:ml-auto sm:w-auto">
            {(['impact', 'financial'] as const).map((side) => (
              <Field key={side} label={side === 'impact' ? say.impactThreshold : say.financialThreshold}>
                <Select
                  className="figures"
                  value={String(thresholds[side])}
                  options={thresholdOptions}
                  onChange={(event) => setThresholds({ ...thresholds, [side]: Number(event.currentTarget.value) })}
                />
              </Field>
            ))}
          </div>
        </div>
        <div ref={frame} className="p-3 sm:p-6">
          {view === 'table' ? (
            <PointsTable points={listed} empty={say.none} onOpenTopic={setOpenTopic} />
          ) : (
            <div className="min-h-[556px] content-center sm:min-h-[532px]">
              {isNear ? (
                <Suspense fallback={picture}>
                  <MatrixChart
                    points={drawn}
                    thresholds={thresholds}
                    onThresholdChange={setThresholds}
                    onSelect={setOpenTopic}
                  />
                </Suspense>
              ) : (
                picture
              )}
            </div>
          )}
        </div>
        <p role="status" className="figures border-t px-4 py-3 font-medium sm:px-6">
          {say.material(material, listed.length)}
        </p>
      </div>
      {openTopic ? (
        <Suspense fallback={null}>
          <DemoTopic dashboard={shown} topicId={openTopic} onClose={() => setOpenTopic(null)} />
        </Suspense>
      ) : null}
    </Chapter>
  );
}

function inCategory<Point extends { topic: { category: Category } }>(
  points: readonly Point[],
  filter: Filter,
): Point[] {
  return points.filter(({ topic }) => filter === 'all' || topic.category === filter);
}

function StillMatrix({ points, thresholds }: { points: readonly MatrixPoint[]; thresholds: Thresholds }) {
  return (
    <div className="mx-auto max-w-[720px]">
      <MatrixFigure points={points} thresholds={thresholds} label={say.label(company)} legend="open" />
    </div>
  );
}

/** True once the element is within half a screen of the visible area. */
function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '50%' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
