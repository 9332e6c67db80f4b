import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { ConcludedSides, DecidedSides } from './decisions.ts';
import { reaches } from './threshold.ts';

export type Classification = 'High' | 'Medium' | 'Low';

/**
 * Which side makes a topic material; by law, either one does (ESRS 1 (2023) §28, §37; (2026) §26). A topic assessed on both sides and
 * below both thresholds is material by none; a topic below one threshold and not assessed on the other side is open (method M13). A side
 * concluded top-down is assessed (method M31).
 */
export type MaterialBy = 'impact' | 'financial' | 'both' | 'none' | 'open';

/** The scores of a topic on the two 0–25 axes; a side on which nothing counts is 0 (method M11). */
export interface TopicScores {
  impact: number;
  financial: number;
  /** What the company decided itself about either side (method M27); absent if it did not. */
  decided?: DecidedSides;
  /** The sides that it concluded top-down (method M31); absent if there are none. */
  concluded?: ConcludedSides;
}

/**
 * The score that a side of a topic must reach to be material: the threshold; the topic's own highest score if it was decided to be
 * material below the threshold; or more than the maximum if it was decided not to be material (method M27).
 */
export function barOf(scores: TopicScores, side: Side, thresholds: Thresholds): number {
  const isDecided = scores.decided?.[side];
  if (isDecided === undefined) return thresholds[side];
  return isDecided ? Math.min(scores[side], thresholds[side]) : Number.POSITIVE_INFINITY;
}

/** Whether a topic is material on one side, by its score or by decision. */
export function isMaterialOn(scores: TopicScores, side: Side, thresholds: Thresholds): boolean {
  return reaches(scores[side], barOf(scores, side, thresholds));
}

/** From this score on either side, a topic is at least Medium, whatever the thresholds (method M14). */
export const MEDIUM_SCORE = 10;

/** High, Medium or Low (method M14), from the scores only: High requires both thresholds, Medium a score of 10 on either side. */
export function classify({ impact, financial }: TopicScores, thresholds: Thresholds): Classification {
  if (reaches(impact, thresholds.impact) && reaches(financial, thresholds.financial)) return 'High';
  if (reaches(impact, MEDIUM_SCORE) || reaches(financial, MEDIUM_SCORE)) return 'Medium';
  return 'Low';
}

/** The side by which a topic is material (method M13). Lists of what must be disclosed follow this, not the classification. */
export function materialBy(scores: TopicScores, thresholds: Thresholds): MaterialBy {
  const isImpact = isMaterialOn(scores, 'impact', thresholds);
  const isFinancial = isMaterialOn(scores, 'financial', thresholds);
  if (isImpact && isFinancial) return 'both';
  if (isImpact) return 'impact';
  if (isFinancial) return 'financial';
  return hasConclusion(scores, 'impact') && hasConclusion(scores, 'financial') ? 'none' : 'open';
}

/** Whether there is a conclusion on a side: something counts, or the company concluded top-down (method M31). */
export function hasConclusion(scores: TopicScores, side: Side): boolean {
  return scores[side] > 0 || scores.concluded?.[side] === true;
}

/** Why a side has no score, in words: the company concluded top-down, or nobody assessed it (method M11, M31). */
export function unscored({ concluded }: Pick<TopicScores, 'concluded'>, side: Side): string {
  return concluded?.[side] ? 'concluded top-down' : 'not assessed';
}

/** Whether a topic is material by either side. */
export function isMaterial(by: MaterialBy): boolean {
  return by !== 'none' && by !== 'open';
}

/** The words for each classification. */
export const CLASSIFICATION_LABELS: Readonly<Record<Classification, string>> = {
  High: 'High Materiality',
  Medium: 'Medium Materiality',
  Low: 'Low Materiality',
};

/** The words for each flag, the same on screens, in reports and in answers. */
export const MATERIAL_BY_LABELS = {
  impact: 'Material by impact',
  financial: 'Material financially',
  both: 'Material by both',
  none: 'Not material',
  open: 'Other side not assessed',
} as const satisfies Readonly<Record<MaterialBy, string>>;
