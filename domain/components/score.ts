import type { Score5 } from '#domain/fields/score5.ts';

/** The initial value of a new component's scores. */
export const DEFAULT_SCORE5: Score5 = 3;

/** The highest overall score: 5 × 5. */
export const MAX_SCORE = 25;

const WORDS: Record<Score5, string> = { 1: 'very low', 2: 'low', 3: 'medium', 4: 'high', 5: 'very high' };

/** The overall score: the product of two 1–5 values, out of 25. */
export function multiplyScores(first: Score5, second: Score5): number {
  return first * second;
}

/** The spoken text of a 1–5 value on a slider: '4 of 5, high'. */
export function describeScore5(value: Score5): string {
  return `${value} of 5, ${WORDS[value]}`;
}

/** An overall score with its scale: '16 of 25'. */
export function describeScore(score: number): string {
  return `${score} of ${MAX_SCORE}`;
}
