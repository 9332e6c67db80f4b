import type { WholeAssessment } from '#contract/assessment.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { isDroppedWithReason } from '#domain/history/reason-kind.ts';
import { type MeasuresInput, scorerOf } from '#domain/measures/basis.ts';

/** What exists under each topic, so that nobody worries about losing it. */
export interface KeptData {
  components: number;
  /** Whether both scores of one of them were given: deselecting the topic then requires a reason. */
  hasScored: boolean;
  /** The highest score among them, out of 25; null if none has one. */
  highest: number | null;
  isScored: boolean;
  /** Whether dropping one of the components requires a reason. */
  isToReview: boolean;
}

/** For a topic that has nothing under it. */
export const NOTHING_KEPT: KeptData = {
  components: 0,
  hasScored: false,
  highest: null,
  isScored: false,
  isToReview: false,
};

/** Counts this for each topic, by id; topics without anything under them are left out. */
export function countKept({
  components,
  scores,
  ...measured
}: Pick<WholeAssessment, 'components' | 'scores'> & MeasuresInput): ReadonlyMap<string, KeptData> {
  const scoreOf = scorerOf(measured);
  const kept = new Map<string, KeptData>();
  const of = (id: string) => kept.get(id) ?? NOTHING_KEPT;
  for (const component of components) {
    const before = of(component.topicId);
    const { score } = scoreOf(component);
    kept.set(component.topicId, {
      ...before,
      components: before.components + 1,
      hasScored: before.hasScored || openScoresOf(component).length === 0,
      highest: score === null ? before.highest : Math.max(before.highest ?? 0, score),
      isToReview: before.isToReview || isDroppedWithReason(component),
    });
  }
  for (const { topicId } of scores) kept.set(topicId, { ...of(topicId), isScored: true });
  return kept;
}
