import type { Thresholds } from '#domain/assessment/assessment.ts';

/** The selectable lower bounds (method M12). On products of 1–5 values 12.5 acts as 15: 13 and 14 are not products. */
export const THRESHOLD_CHOICES = [5, 10, 12.5, 15, 20, 25] as const;

export type Threshold = (typeof THRESHOLD_CHOICES)[number];

export const DEFAULT_THRESHOLD: Threshold = 12.5;

export const DEFAULT_THRESHOLDS: Thresholds = { impact: DEFAULT_THRESHOLD, financial: DEFAULT_THRESHOLD };

/** Whether a score out of 25 reaches a threshold: the lower bound itself does. The one test of this in the product. */
export function reaches(score: number, threshold: number): boolean {
  return score >= threshold;
}

/** True for one of the choices. */
export function isThreshold(value: unknown): value is Threshold {
  return THRESHOLD_CHOICES.some((choice) => choice === value);
}

/** The choice nearest to a dragged value; the lower one half-way, the default for anything that is not a finite number. */
export function snapThreshold(value: number): Threshold {
  if (!Number.isFinite(value)) return DEFAULT_THRESHOLD;
  let nearest: Threshold = THRESHOLD_CHOICES[0];
  for (const choice of THRESHOLD_CHOICES) {
    if (Math.abs(choice - value) < Math.abs(nearest - value)) nearest = choice;
  }
  return nearest;
}
