import { screens } from '#contract/screens.ts';

/** The address of an assessment's earlier state; without a time, of the question for one. */
export function asOfPath(assessmentId: string, at?: string): string {
  const params = new URLSearchParams({ assessment: assessmentId, ...(at !== undefined && { at }) });
  return `${screens['as-of'].path}?${params}`;
}
