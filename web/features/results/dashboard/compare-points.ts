import { compareYears } from '#domain/compare/compare-years.ts';
import type { Dashboard, DashboardPoint } from '#domain/results/dashboard.ts';
import type { MatrixPoint, Standing } from '#drawing/matrix/point.ts';
import { toMatrixPoints } from './matrix-points.ts';

/** The positions of topics in an earlier assessment. */
export interface PointsCompared {
  /** By the topic's id in the later assessment; null if it had no point. */
  before: ReadonlyMap<string, Standing | null>;
  /** Topics without a point in the later assessment, at their earlier positions. */
  gone: readonly MatrixPoint[];
  moved: number;
  fresh: number;
}

/**
 * Matches the points of two assessments in the same way as the comparison of years, also across versions of the standards (product P58).
 */
export function comparePoints(earlier: Dashboard, later: Dashboard): PointsCompared {
  const { moved, unchanged, onlyLater, onlyEarlier } = compareYears(earlier, later);
  const before = [...moved, ...unchanged, ...onlyLater].flatMap((change): [string, Standing | null][] =>
    change.later ? [[change.later.topic.id, change.earlier && standingOf(change.earlier)]] : [],
  );
  const goneIds = new Set(onlyEarlier.map((change) => change.earlier?.topic.id));
  const gone = toMatrixPoints(earlier).filter(({ topic }) => goneIds.has(topic.id));
  return {
    before: new Map(before),
    gone: gone.map((point) => ({ ...point, isGone: true })),
    moved: moved.length,
    fresh: onlyLater.length,
  };
}

const standingOf = ({ impact, financial, hasImpact, hasFinancial }: DashboardPoint): Standing => ({
  impact,
  financial,
  hasImpact,
  hasFinancial,
});
