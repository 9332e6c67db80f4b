import type { DashboardPoint } from '#domain/results/dashboard.ts';

/** The topics before and after one in the ranked list; null at the ends, and for a topic that is not in it. */
export function neighbours(ranked: readonly DashboardPoint[], topicId: string) {
  const at = ranked.findIndex(({ topic }) => topic.id === topicId);
  const of = (index: number) => (at === -1 ? null : (ranked[index]?.topic ?? null));
  return { before: at > 0 ? of(at - 1) : null, after: of(at + 1) };
}
