import { isCounted } from '#domain/components/component-score.ts';
import { type Dashboard, rowsBehind } from '#domain/results/dashboard.ts';
import { hasPlace, type MatrixPoint } from '#drawing/matrix/point.ts';
import type { PointsCompared } from './compare-points.ts';

/** The dashboard's points in the form that the matrix needs: each with the rows that count. */
export function toMatrixPoints(dashboard: Omit<Dashboard, 'assessment'>): MatrixPoint[] {
  return dashboard.points.filter(hasPlace).map((point) => ({
    ...point,
    counted: rowsBehind(dashboard, point).filter(isCounted),
  }));
}

/** The points, with topics that a stakeholder has not named drawn faintly; null: none is faint. */
export function withVoice(points: readonly MatrixPoint[], topicIds: readonly string[] | null): MatrixPoint[] {
  if (topicIds === null) return [...points];
  const named = new Set(topicIds);
  return points.map((point) => ({ ...point, isFaint: !named.has(point.topic.id) }));
}

/** The points with their earlier positions, and those that are gone. */
export function withComparison(points: readonly MatrixPoint[], compared: PointsCompared | null): MatrixPoint[] {
  if (!compared) return [...points];
  return [
    ...points.map((point) => ({ ...point, before: compared.before.get(point.topic.id) ?? null })),
    ...compared.gone,
  ];
}
