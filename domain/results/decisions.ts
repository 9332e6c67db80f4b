import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { isInBand } from './band.ts';
import { reaches } from './threshold.ts';

/** The decisions on a topic's sides; an undecided side is absent. */
export type DecidedSides = Partial<Record<Side, boolean>>;

/** 'borderline': the score is within the band, so a judgement is needed. 'override': it is not, and the company decides all the same. */
export type DecisionKind = 'borderline' | 'override';

/**
 * What a decision does: turns what the score says; confirms it where it is borderline; says what the score says anyway, so that it
 * changes nothing; says of a side for which nothing counts that it is not material, which concludes nothing (method M13); concerns a
 * topic that is set aside.
 */
export type DecisionEffect = 'turns' | 'confirms' | 'same' | 'nothing-counts' | 'set-aside';

/** A decision with the score that it is about. */
export interface ToldDecision<Topic> extends Omit<TopicDecision, 'topicId'> {
  topic: Topic;
  /** 0–25; 0 where nothing counts. */
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

/** What a decision is about, and whether that is relevant. */
interface DecidedOn<Topic> {
  topic: Topic;
  score: number;
  isRelevant: boolean;
}

/** A decision in its current state: computed each time, so that it follows a score that moves. */
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

/** Whether a decision has a say: it turns what the score says or confirms it where it is borderline. */
export function hasASay({ effect }: Pick<ToldDecision<unknown>, 'effect'>): boolean {
  return effect === 'turns' || effect === 'confirms';
}

/** The decisions on each topic, by its id. */
export function decidedByTopic(decisions: readonly TopicDecision[]): Map<TopicDecision['topicId'], DecidedSides> {
  const decided = new Map<TopicDecision['topicId'], DecidedSides>();
  for (const { topicId, side, isMaterial } of decisions) {
    decided.set(topicId, { ...decided.get(topicId), [side]: isMaterial });
  }
  return decided;
}
