import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';

type Surroundings = Pick<WholeAssessment, 'topics' | 'selections' | 'components'>;

/** The entries that were carried over and not yet reviewed, in the order of their topics, and the total number of entries. */
export function listToReview({ topics, selections, components }: Surroundings): { left: ComponentRow[]; all: number } {
  const order = new Map(sortTopics(relevantTopics(topics, selections)).map(({ id }, at) => [id, at]));
  const relevant = components.filter(({ topicId }) => order.has(topicId));
  const left = relevant
    .filter(isToReview)
    .toSorted((one, other) => (order.get(one.topicId) ?? 0) - (order.get(other.topicId) ?? 0));
  return { left, all: relevant.length };
}

/** The entry after the current one, wrapping at the end; with -1, the one before. Null if there is none. */
export function nextOf(
  order: readonly string[],
  left: readonly string[],
  at: string | null,
  by: 1 | -1,
): string | null {
  const open = new Set(left);
  const start = at === null ? (by === 1 ? -1 : 0) : order.indexOf(at);
  for (let step = 1; step <= order.length; step += 1) {
    const id = order[(start + by * step + order.length * 2) % order.length];
    if (id !== undefined && open.has(id)) return id;
  }
  return null;
}
