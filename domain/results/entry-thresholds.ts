import type { Thresholds } from '#domain/assessment/assessment.ts';
import { type ComponentScore, isCounted, type Side, scoreComponent } from '#domain/components/component-score.ts';
import { type HorizonTrace, traceOf } from '#domain/horizon-scores/horizon-score.ts';
import type { TopicId } from '#domain/ids.ts';
import { bothScoresOf, type Measurable, type MeasuresInput } from '#domain/measures/basis.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { barOf } from './classification.ts';
import { reaches } from './threshold.ts';

/** The score that an entry must reach to be material, by its topic and side. */
export interface EntryBars {
  (topicId: TopicId, side: Side): number;
  /** The score of an entry that is compared with it, if this can differ from its own score before measures (method M30, M33). */
  scoreOf?: (component: Measurable) => ComponentScore;
  /** Whether results use the scores after measures. */
  isNet?: true;
  /** The horizons of an entry with their scores, highest first, if it is scored for more than its own (method M33). */
  horizonsOf?: (component: Measurable) => HorizonTrace | undefined;
}

/** The score of an entry that counts. */
export const scoreBy = ({ scoreOf = scoreComponent }: EntryBars, component: Measurable): ComponentScore =>
  scoreOf(component);

interface JudgedTopic extends MeasuresInput {
  assessment: MeasuresInput['assessment'] & { thresholds: Thresholds };
  components: readonly (Measurable & { topicId: TopicId })[];
  decisions: readonly Pick<TopicDecision, 'topicId' | 'side' | 'isMaterial'>[];
}

/**
 * The thresholds, except where the company has decided on a side of a topic (method M27): if a side below the threshold was decided to be
 * material, its highest entries make it so; if it was decided not to be, no entry does.
 * @param thresholds other thresholds than the adopted ones
 */
export function entryBars(
  { components, decisions, ...measured }: JudgedTopic,
  thresholds: Thresholds = measured.assessment.thresholds,
): EntryBars {
  const bothOf = bothScoresOf(measured);
  const scoreOf = (component: Measurable) => bothOf(component).score;
  const bars = new Map(
    decisions.map(({ topicId, side, isMaterial }) => {
      const score = highestOf(components.filter((component) => component.topicId === topicId).map(scoreOf), side);
      const scores = { impact: score, financial: score, decided: { [side]: isMaterial } };
      return [`${topicId} ${side}`, barOf(scores, side, thresholds)];
    }),
  );
  const barsOf: EntryBars = (topicId, side) => bars.get(`${topicId} ${side}`) ?? thresholds[side];
  const hasHorizons = (measured.horizonScores ?? []).length > 0;
  const isNet = measured.assessment.scoreBasis === 'net';
  if (isNet || hasHorizons) barsOf.scoreOf = scoreOf;
  if (isNet) barsOf.isNet = true;
  if (hasHorizons) {
    barsOf.horizonsOf = (component) => {
      const { horizons } = bothOf(component);
      return horizons && traceOf(horizons);
    };
  }
  return barsOf;
}

function highestOf(scores: readonly ComponentScore[], side: Side): number {
  return Math.max(0, ...scores.filter(isCounted).map((score) => (score.side === side ? score.score : 0)));
}

/** Whether an entry is material: it counts and reaches the score that its topic requires. */
export function isMaterialEntry(score: ComponentScore, topicId: TopicId, bars: EntryBars): boolean {
  return isCounted(score) && reaches(score.score, bars(topicId, score.side));
}
