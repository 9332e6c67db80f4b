import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { isInBand } from './band.ts';
import { reaches } from './threshold.ts';

/** The decisions on a topic's sides; an undecided side is absent. */
export type DecidedSides = Partial<Record<Side, boolean>>;

/**
 * 'borderline': the score is within the band, so a judgement is needed. 'override': it is outside, and the company decides differently.
 */
export type DecisionKind = 'borderline' | 'override';

/**
 * The effect of a decision: it reverses the score's result; confirms it in a borderline case; agrees with the score and changes nothing;
 * says that a side on which nothing counts is not material, which is no conclusion (method M13); or concerns a topic that is set aside.
 */
export type DecisionEffect = 'turns' | 'confirms' | 'same' | 'nothing-counts' | 'set-aside';

/** A decision with the score of its side. */
export interface ToldDecision<Topic> extends Omit<TopicDecision, 'topicId'> {
  topic: Topic;
  /** 0–25; 0 if nothing counts. */
  score: number;
  threshold: number;
  kind: DecisionKind;
  effect: DecisionEffect;
}

/** The thresholds and band with which decisions are shown. */
export interface Bars {
  thresholds: Thresholds;
  band: number;
}

/** What a decision concerns, and whether that is relevant. */
interface DecidedOn<Topic> {
  topic: Topic;
  score: number;
  isRelevant: boolean;
}

/** A decision with its current effect, computed each time, so that it follows the score. */
export function tellDecision<Topic>(decision: TopicDecision, on: DecidedOn<Topic>, bars: Bars): ToldDecision<Topic> {
  const { side, isMaterial, reason, decidedBy, decidedAt } = decision;
  const { topic, score, isRelevant } = on;
  const judged = judge({ isMaterial, side, score, isRelevant }, bars);
  return { topic, side, isMaterial, reason, decidedBy, decidedAt, score, ...judged };
}

/** The same decision under other thresholds. */
export function retell<Topic>(told: ToldDecision<Topic>, bars: Bars): ToldDecision<Topic> {
  return { ...told, ...judge({ ...told, isRelevant: told.effect !== 'set-aside' }, bars) };
}

function judge(
  {
    isMaterial,
    side,
    score,
    isRelevant,
  }: Pick<TopicDecision, 'isMaterial' | 'side'> & Pick<DecidedOn<unknown>, 'score' | 'isRelevant'>,
  { thresholds, band }: Bars,
): Pick<ToldDecision<unknown>, 'threshold' | 'kind' | 'effect'> {
  const threshold = thresholds[side];
  const kind = isInBand(score, threshold, band) ? 'borderline' : 'override';
  const effect = isRelevant ? effectOf(isMaterial, score, threshold, kind) : 'set-aside';
  return { threshold, kind, effect };
}

function effectOf(isMaterial: boolean, score: number, threshold: number, kind: DecisionKind): DecisionEffect {
  if (score === 0 && !isMaterial) return 'nothing-counts';
  if (isMaterial !== reaches(score, threshold)) return 'turns';
  return kind === 'borderline' ? 'confirms' : 'same';
}

/** Whether a decision has an effect: it reverses the score's result, or confirms it in a borderline case. */
export function hasASay({ effect }: Pick<ToldDecision<unknown>, 'effect'>): boolean {
  return effect === 'turns' || effect === 'confirms';
}

/** The decisions on each topic, by topic id. */
export function decidedByTopic(decisions: readonly TopicDecision[]): Map<TopicDecision['topicId'], DecidedSides> {
  const decided = new Map<TopicDecision['topicId'], DecidedSides>();
  for (const { topicId, side, isMaterial } of decisions) {
    decided.set(topicId, { ...decided.get(topicId), [side]: isMaterial });
  }
  return decided;
}
