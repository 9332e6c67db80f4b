import type { Side } from '#domain/components/component-score.ts';
import { multiplyScores } from '#domain/components/score.ts';
import { SCORE_VALUES } from '#domain/fields/score5.ts';
import { reaches } from './threshold.ts';

/** The widest band, in points of the 0–25 scale, and the step in which it can be chosen (method M26). */
export const MAX_BAND = 5;
export const BAND_STEP = 0.5;

/** Half steps from 0, which means that there is no band, to 5. */
export const BAND_CHOICES: readonly number[] = Array.from(
  { length: MAX_BAND / BAND_STEP + 1 },
  (_, at) => at * BAND_STEP,
);

/** Whether a score is within the band around a threshold, including both edges. A side on which nothing counts (0) never is. */
export function isInBand(score: number, threshold: number, band: number): boolean {
  return band > 0 && score > 0 && Math.abs(score - threshold) <= band;
}

const PRODUCTS = [
  ...new Set(SCORE_VALUES.flatMap((one) => SCORE_VALUES.map((other) => multiplyScores(one, other)))),
].sort((one, other) => one - other);

/** Which of the possible scores are within a band, lowest first: for 12.5 and 2.5 these are 10, 12 and 15. */
export function scoresInBand(threshold: number, band: number): number[] {
  return PRODUCTS.filter((score) => isInBand(score, threshold, band));
}

/** A side of a topic whose score is within the band. */
export interface BandSide<Topic> {
  topic: Topic;
  side: Side;
  score: number;
  threshold: number;
  /** Whether the score alone reaches it. */
  isReached: boolean;
}

interface PlacedScore<Topic> extends Record<Side, number> {
  topic: Topic;
}

/** The sides of topics within the band, in the order given, impact first. */
export function sidesInBand<Topic>(
  points: readonly PlacedScore<Topic>[],
  thresholds: Readonly<Record<Side, number>>,
  band: number,
): BandSide<Topic>[] {
  return points.flatMap(({ topic, ...scores }) =>
    (['impact', 'financial'] as const).flatMap((side) => {
      const [score, threshold] = [scores[side], thresholds[side]];
      if (!isInBand(score, threshold, band)) return [];
      return { topic, side, score, threshold, isReached: reaches(score, threshold) };
    }),
  );
}
