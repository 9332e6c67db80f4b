import { isCounted } from '#domain/components/component-score.ts';
import { type Dashboard, rowsBehind } from '#domain/results/dashboard.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';

/** The dashboard's points as the matrix draws them: each with the rows that count. */
export function toMatrixPoints(dashboard: Dashboard): MatrixPoint[] {
  return dashboard.points.map((point) => ({
    ...point,
    counted: rowsBehind(dashboard, point).filter(isCounted),
  }));
}
