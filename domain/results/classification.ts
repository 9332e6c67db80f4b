import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { DecidedSides } from './decisions.ts';
import { reaches } from './threshold.ts';

export type Classification = 'High' | 'Medium' | 'Low';

/**
 * Which side makes a topic material: the law counts either one (ESRS 1 (2023) §28, §37; (2026) §26). Assessed on both
 * sides and below both thresholds it is material by none; below one with the other not assessed it is open (method M13).
 */
export type MaterialBy = 'impact' | 'financial' | 'both' | 'none' | 'open';

/** Scores of a topic on the two 0–25 axes; a side with nothing counted is 0 (method M11). */
export interface TopicScores {
  impact: number;
  financial: number;
  /** What the company decided itself of either side (method M27); absent where nobody did. */
  decided?: DecidedSides;
}

/**
 * What a score on this side of a topic has to reach to be material: the threshold; the topic's own highest score where it is decided to
 * be material below that; more than there can be where it is decided not to be (method M27).
 */
export function barOf(scores: TopicScores, side: Side, thresholds: Thresholds): number {
  const isDecided = scores.decided?.[side];
  if (isDecided === undefined) return thresholds[side];
  return isDecided ? Math.min(scores[side], thresholds[side]) : Number.POSITIVE_INFINITY;
}

/** Whether a topic is material on one side: by its score, or by decision. */
export function isMaterialOn(scores: TopicScores, side: Side, thresholds: Thresholds): boolean {
  return reaches(scores[side], barOf(scores, side, thresholds));
}

/** From this score on either side a topic is at least Medium, whatever the thresholds (method M14). */
export const MEDIUM_SCORE = 10;

/** High, Medium or Low (method M14), by the scores alone: High needs both thresholds, Medium a score of 10 on either side. */
export function classify({ impact, financial }: TopicScores, thresholds: Thresholds): Classification {
  if (reaches(impact, thresholds.impact) && reaches(financial, thresholds.financial)) return 'High';
  if (reaches(impact, MEDIUM_SCORE) || reaches(financial, MEDIUM_SCORE)) return 'Medium';
  return 'Low';
}

/** By which side a topic is material (method M13). Lists of what must be disclosed follow this, not the classification. */
export function materialBy(scores: TopicScores, thresholds: Thresholds): MaterialBy {
  const isImpact = isMaterialOn(scores, 'impact', thresholds);
  const isFinancial = isMaterialOn(scores, 'financial', thresholds);
  if (isImpact && isFinancial) return 'both';
  if (isImpact) return 'impact';
  if (isFinancial) return 'financial';
  return scores.impact > 0 && scores.financial > 0 ? 'none' : 'open';
}

/** Whether a topic is material by either side. */
export function isMaterial(by: MaterialBy): boolean {
  return by !== 'none' && by !== 'open';
}

/** The classification as it is written out. */
export const CLASSIFICATION_LABELS: Readonly<Record<Classification, string>> = {
  High: 'High Materiality',
  Medium: 'Medium Materiality',
  Low: 'Low Materiality',
};

/** The flag as it is written out, on screens, in reports and in answers alike. */
export const MATERIAL_BY_LABELS = {
  impact: 'Material by impact',
  financial: 'Material financially',
  both: 'Material by both',
  none: 'Not material',
  open: 'Other side not assessed',
} as const satisfies Readonly<Record<MaterialBy, string>>;
