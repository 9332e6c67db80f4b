import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { bySum } from '#domain/results/order.ts';

/** The points in the order of the ranked list: highest sum of both scores first, equal ones in reading order. */
export const rankPoints = (points: readonly DashboardPoint[]): DashboardPoint[] => bySum(points);

/** The topics before and after one in that order; null at the ends, and for a topic that is not in it. */
export function neighbours(ranked: readonly DashboardPoint[], topicId: string) {
  const at = ranked.findIndex(({ topic }) => topic.id === topicId);
  const of = (index: number) => (at === -1 ? null : (ranked[index]?.topic ?? null));
  return { before: at > 0 ? of(at - 1) : null, after: of(at + 1) };
}
