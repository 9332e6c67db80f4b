import type { Thresholds } from '#domain/assessment/assessment.ts';

/**
 * The selectable lower limits (method M12). For products of 1–5 values, 12.5 has the same effect as 15, because 13 and 14 are not
 * products.
 */
export const THRESHOLD_CHOICES = [5, 10, 12.5, 15, 20, 25] as const;

export type Threshold = (typeof THRESHOLD_CHOICES)[number];

export const DEFAULT_THRESHOLD: Threshold = 12.5;

export const DEFAULT_THRESHOLDS: Thresholds = { impact: DEFAULT_THRESHOLD, financial: DEFAULT_THRESHOLD };

/** Whether a score out of 25 reaches a threshold; a score equal to the threshold does. Nothing else in the product tests this. */
export function reaches(score: number, threshold: number): boolean {
  return score >= threshold;
}

/** Whether the value is one of the choices. */
export function isThreshold(value: unknown): value is Threshold {
  return THRESHOLD_CHOICES.some((choice) => choice === value);
}

/** The choice nearest to a dragged value; half-way between two, the lower one; the default for anything that is not a finite number. */
export function snapThreshold(value: number): Threshold {
  if (!Number.isFinite(value)) return DEFAULT_THRESHOLD;
  let nearest: Threshold = THRESHOLD_CHOICES[0];
  for (const choice of THRESHOLD_CHOICES) {
    if (Math.abs(choice - value) < Math.abs(nearest - value)) nearest = choice;
  }
  return nearest;
}
