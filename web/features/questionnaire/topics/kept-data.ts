import type { WholeAssessment } from '#contract/assessment.ts';
import { isDroppedWithReason } from '#domain/history/reason-kind.ts';

/** What exists under each topic, so that nobody worries about losing it. */
export interface KeptData {
  components: number;
  isScored: boolean;
  /** Whether dropping one of the components requires a reason. */
  isToReview: boolean;
}

/** For a topic that has nothing under it. */
export const NOTHING_KEPT: KeptData = { components: 0, isScored: false, isToReview: false };

/** Counts this for each topic, by id; topics without anything under them are left out. */
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
