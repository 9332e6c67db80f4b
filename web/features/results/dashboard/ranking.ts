import type { Thresholds } from '#domain/assessment/assessment.ts';
import { isMaterial } from '#domain/results/classification.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { bySum } from '#domain/results/order.ts';
import { reaches } from '#domain/results/threshold.ts';

/** Whether the scores of a topic reach a threshold on either side, whatever the company decided. */
const isAbove = ({ impact, financial }: DashboardPoint, thresholds: Thresholds): boolean =>
  reaches(impact, thresholds.impact) || reaches(financial, thresholds.financial);

/** The order of the list beside the matrix: topics that reach a threshold, then the others, each highest sum first. */
export function rank(points: readonly DashboardPoint[], thresholds: Thresholds): DashboardPoint[] {
  const ordered = bySum(points);
  return [
    ...ordered.filter((point) => isAbove(point, thresholds)),
    ...ordered.filter((point) => !isAbove(point, thresholds)),
  ];
}

/** Where the threshold lies in that list: the topics above it, and those the company decided otherwise. */
export function thresholdIn(ranked: readonly DashboardPoint[], thresholds: Thresholds) {
  return {
    above: ranked.filter((point) => isAbove(point, thresholds)).length,
    otherwise: ranked.filter((point) => point.isDecided && isMaterial(point.materialBy) !== isAbove(point, thresholds))
      .length,
  };
}
