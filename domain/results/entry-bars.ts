import type { Thresholds } from '#domain/assessment/assessment.ts';
import {
  type ComponentScore,
  isCounted,
  type ScorableComponent,
  type Side,
  scoreComponent,
} from '#domain/components/component-score.ts';
import type { TopicId } from '#domain/ids.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { barOf } from './classification.ts';
import { reaches } from './threshold.ts';

/** What the score of an entry has to reach to be material, by its topic and side. */
export type EntryBars = (topicId: TopicId, side: Side) => number;

interface Judged {
  assessment: { thresholds: Thresholds };
  components: readonly (ScorableComponent & { topicId: TopicId })[];
  decisions: readonly Pick<TopicDecision, 'topicId' | 'side' | 'isMaterial'>[];
}

/**
 * The thresholds, but where the company judged a side of a topic itself (method M27): decided to be material below the threshold, its
 * highest entries are what makes it so; decided not to be, none is.
 *
 * @param thresholds other than the adopted ones
 */
export function entryBars(
  { assessment, components, decisions }: Judged,
  thresholds: Thresholds = assessment.thresholds,
): EntryBars {
  const bars = new Map(
    decisions.map(({ topicId, side, isMaterial }) => {
      const score = highestOf(components, topicId, side);
      const scores = { impact: score, financial: score, decided: { [side]: isMaterial } };
      return [`${topicId} ${side}`, barOf(scores, side, thresholds)];
    }),
  );
  return (topicId, side) => bars.get(`${topicId} ${side}`) ?? thresholds[side];
}

function highestOf(components: Judged['components'], topicId: TopicId, side: Side): number {
  const scores = components.filter((component) => component.topicId === topicId).map(scoreComponent);
  return Math.max(0, ...scores.filter(isCounted).map((score) => (score.side === side ? score.score : 0)));
}

/** Whether an entry is material: it counts and reaches what its topic asks for. */
export function isMaterialEntry(score: ComponentScore, topicId: TopicId, bars: EntryBars): boolean {
  return isCounted(score) && reaches(score.score, bars(topicId, score.side));
}
