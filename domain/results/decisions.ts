import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { isInBand } from './band.ts';
import { reaches } from './threshold.ts';

/** The decisions on a topic's sides; an undecided side is absent. */
export type DecidedSides = Partial<Record<Side, boolean>>;

/** The sides of a topic that the company concluded top-down, with either verdict (method M31). */
export type ConcludedSides = Partial<Record<Side, true>>;

/**
 * 'borderline': the score is within the band, so a judgement is needed. 'override': it is outside, and the company decides differently.
 * 'top-down': the company concluded without scoring every impact, risk and opportunity (method M31).
 */
export type DecisionKind = 'borderline' | 'override' | 'top-down';

/**
 * The effect of a decision: it reverses the score's result; confirms it in a borderline case; agrees with the score and changes nothing;
 * concludes a side on which nothing counts, top-down; says without that ground that a side on which nothing counts is not material, which
 * is no conclusion (method M13); or concerns a topic that is set aside.
 */
export type DecisionEffect = 'turns' | 'confirms' | 'same' | 'concludes' | 'nothing-counts' | 'set-aside';

/** A decision with the score of its side. */
export interface ToldDecision<Topic> extends Omit<TopicDecision, 'topicId' | 'basis'> {
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
  const { side, isMaterial, basis, reason, decidedBy, decidedAt } = decision;
  const { topic, score, isRelevant } = on;
  const judged = judge({ isMaterial, isTopDown: basis === 'top-down', side, score, isRelevant }, bars);
  return { topic, side, isMaterial, reason, decidedBy, decidedAt, score, ...judged };
}

/** The same decision under other thresholds. */
export function retell<Topic>(told: ToldDecision<Topic>, bars: Bars): ToldDecision<Topic> {
  const isTopDown = told.kind === 'top-down';
  return { ...told, ...judge({ ...told, isTopDown, isRelevant: told.effect !== 'set-aside' }, bars) };
}

interface Judged extends Pick<TopicDecision, 'isMaterial' | 'side'>, Pick<DecidedOn<unknown>, 'score' | 'isRelevant'> {
  isTopDown: boolean;
}

function judge(
  { isMaterial, isTopDown, side, score, isRelevant }: Judged,
  { thresholds, band }: Bars,
): Pick<ToldDecision<unknown>, 'threshold' | 'kind' | 'effect'> {
  const threshold = thresholds[side];
  const kind = isTopDown ? 'top-down' : isInBand(score, threshold, band) ? 'borderline' : 'override';
  const effect = isRelevant ? effectOf(isMaterial, score, threshold, kind) : 'set-aside';
  return { threshold, kind, effect };
}

function effectOf(isMaterial: boolean, score: number, threshold: number, kind: DecisionKind): DecisionEffect {
  if (score === 0 && kind === 'top-down') return 'concludes';
  if (score === 0 && !isMaterial) return 'nothing-counts';
  if (isMaterial !== reaches(score, threshold)) return 'turns';
  return kind === 'override' ? 'same' : 'confirms';
}

/** Whether a decision has an effect: it reverses the score's result, confirms it by judgement, or concludes where nothing counts. */
export function hasASay({ effect }: Pick<ToldDecision<unknown>, 'effect'>): boolean {
  return effect === 'turns' || effect === 'confirms' || effect === 'concludes';
}

/** The decisions on each topic, by topic id. */
export function decidedByTopic(decisions: readonly TopicDecision[]): Map<TopicDecision['topicId'], DecidedSides> {
  const decided = new Map<TopicDecision['topicId'], DecidedSides>();
  for (const { topicId, side, isMaterial } of decisions) {
    decided.set(topicId, { ...decided.get(topicId), [side]: isMaterial });
  }
  return decided;
}

/** The sides concluded top-down on each topic, by topic id. */
export function concludedByTopic(decisions: readonly TopicDecision[]): Map<TopicDecision['topicId'], ConcludedSides> {
  const concluded = new Map<TopicDecision['topicId'], ConcludedSides>();
  for (const { topicId, side, basis } of decisions) {
    if (basis === 'top-down') concluded.set(topicId, { ...concluded.get(topicId), [side]: true });
  }
  return concluded;
}
