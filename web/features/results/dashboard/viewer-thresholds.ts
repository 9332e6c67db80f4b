import type { Thresholds } from '#domain/assessment/assessment.ts';
import { isThreshold } from '#domain/results/threshold.ts';

/** The key under which a viewer's own choice is stored in the browser (product P13). */
export function thresholdsKey(assessmentId: string): string {
  return `materiality-thresholds:${assessmentId}`;
}

/** A viewer's stored choice; null for none, or for anything other than two valid choices. */
export function parseThresholds(text: string | null): Thresholds | null {
  if (text === null) return null;
  try {
    const { impact, financial } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return isThreshold(impact) && isThreshold(financial) ? { impact, financial } : null;
  } catch {
    return null;
  }
}

/** What to store for a choice: null, which removes it, if it equals the company's adopted thresholds. */
export function formatThresholds(chosen: Thresholds, adopted: Thresholds): string | null {
  if (isSameThresholds(chosen, adopted)) return null;
  return JSON.stringify({ impact: chosen.impact, financial: chosen.financial });
}

export function isSameThresholds(first: Thresholds, second: Thresholds): boolean {
  return first.impact === second.impact && first.financial === second.financial;
}
