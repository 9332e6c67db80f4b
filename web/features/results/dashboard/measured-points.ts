import { isCounted } from '#domain/components/component-score.ts';
import { type Dashboard, rowsBehind } from '#domain/results/dashboard.ts';
import { basisOf, pointsBy } from '#domain/results/managed.ts';
import { hasPlace, type MatrixPoint } from '#drawing/matrix/point.ts';

/** Which scores the matrix shows: those before measures, those after them, or both, with an arrow from the former to the latter. */
export type ScoreView = 'gross' | 'net' | 'both';

/** The points in the form that the matrix needs, each with the rows that count. */
export function pointsIn(dashboard: Dashboard, view: ScoreView): MatrixPoint[] {
  const basis = view === 'both' ? 'net' : view;
  const isOther = basis !== basisOf(dashboard);
  const before = view === 'both' ? pointsBy(dashboard, 'gross') : null;
  return pointsBy(dashboard, basis).flatMap((point, at) => {
    if (!hasPlace(point)) return [];
    const counted = rowsBehind(dashboard, point)
      .filter(isCounted)
      .map(({ horizons, ...row }) =>
        // Which horizon counts is known for the scores that count.
        isOther ? { ...row, score: row.beside?.score ?? row.score } : { ...row, ...(horizons && { horizons }) },
      );
    return [{ ...point, counted, ...(before && { before: before[at] ?? null }) }];
  });
}
