import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton.tsx';
import type { MatrixChartProps } from './matrix-chart.tsx';

const MatrixChart = lazy(() => import('./matrix-chart.tsx'));

/** The matrix, its code fetched when first shown; meanwhile a stand-in of the same height. */
export function LazyMatrixChart(props: MatrixChartProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[528px] w-full" />}>
      <MatrixChart {...props} />
    </Suspense>
  );
}
