/** A whole number from 1 to 5: severity, likelihood, magnitude. */
export type Score5 = 1 | 2 | 3 | 4 | 5;

/** The five values of severity, likelihood and magnitude. */
export const SCORE_VALUES = [1, 2, 3, 4, 5] as const satisfies readonly Score5[];

/** True for the whole numbers 1 to 5 and nothing else. */
export function isScore5(value: unknown): value is Score5 {
  return SCORE_VALUES.some((score) => score === value);
}
