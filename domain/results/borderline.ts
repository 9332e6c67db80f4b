import type { Assessment, Topic } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import { sidesInBand } from './band.ts';
import { type CriterionTurn, findHanging } from './firmness.ts';
import type { Matrix } from './matrix.ts';

/** A side of a topic that deserves a second look. */
export interface BorderlineCase {
  topic: Topic;
  side: Side;
  /** Based on the score alone. */
  isMaterial: boolean;
  /** What the company decided about it; undefined if it did not. */
  decided: boolean | undefined;
  /** The topic's score on this side, 0–25, and its threshold. */
  score: number;
  threshold: number;
  /** The single steps, each on one criterion, that would reverse the result. */
  criteria: readonly CriterionTurn[];
}

/**
 * The sides of topics within the band that the company has set (method M26). If it has set none: those that one step of one criterion
 * would change, because a small difference in judgement decides them; never a side on which the company has decided.
 */
export function borderlineCases(
  matrix: Matrix,
  { thresholds, borderlineBand: band }: Pick<Assessment, 'thresholds' | 'borderlineBand'>,
): BorderlineCase[] {
  const hanging = findHanging(matrix, thresholds).filter(({ criteria }) => criteria.length > 0);
  if (band === 0) return hanging.map((each) => ({ ...each, decided: undefined }));
  return sidesInBand(matrix.points, thresholds, band).map(({ isReached: isMaterial, ...each }) => ({
    ...each,
    isMaterial,
    decided: matrix.points.find(({ topic }) => topic === each.topic)?.decided?.[each.side],
    criteria: hanging.find(({ topic, side }) => topic === each.topic && side === each.side)?.criteria ?? [],
  }));
}

/** What borderline means, in a sentence. */
export function borderlineMeaning(band: number): string {
  return band === 0
    ? 'The company has not set a borderline band, so a side is borderline if one step of one score would change its result.'
    : `Scores within ${band} of a threshold are borderline: this is the band that the company has set.`;
}
