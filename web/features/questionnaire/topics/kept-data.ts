import type { WholeAssessment } from '#contract/assessment.ts';
import { isDroppedWithReason } from '#domain/history/reason-kind.ts';

/** What is there for each topic, so that nobody fears to lose it. */
export interface KeptData {
  components: number;
  isScored: boolean;
  /** Whether one of the components is dropped with a reason only. */
  isToReview: boolean;
}

/** Of a topic under which nothing is. */
export const NOTHING_KEPT: KeptData = { components: 0, isScored: false, isToReview: false };

/** By the ids of topics; one under which nothing is has none. */
export function countKept(
  components: WholeAssessment['components'],
  scores: WholeAssessment['scores'],
): ReadonlyMap<string, KeptData> {
  const kept = new Map<string, KeptData>();
  const of = (id: string) => kept.get(id) ?? NOTHING_KEPT;
  for (const component of components) {
    const { components: count, isToReview, ...rest } = of(component.topicId);
    const isDropped = isToReview || isDroppedWithReason(component);
    kept.set(component.topicId, { ...rest, components: count + 1, isToReview: isDropped });
  }
  for (const { topicId } of scores) kept.set(topicId, { ...of(topicId), isScored: true });
  return kept;
}
