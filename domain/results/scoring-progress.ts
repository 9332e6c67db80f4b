import type { ScoringProgress } from '#domain/assessment/assessment.ts';
import type { Matrix } from './matrix.ts';

/** How far an assessment has been scored: the number of entries under relevant topics, and how many of them have a score. */
export function scoringProgress({ scored }: Pick<Matrix, 'scored'>): ScoringProgress {
  return { scored: scored.filter(({ score }) => score.score !== null).length, entries: scored.length };
}

/** Thresholds that were set before the scores were known cannot have been derived from them. */
export type ScoringState = 'before' | 'under-way' | 'after';

export function scoringState({ scored, entries }: ScoringProgress): ScoringState {
  if (scored === 0) return 'before';
  return scored < entries ? 'under-way' : 'after';
}

/** When thresholds were adopted, as the continuation of "adopted": 'after 34 of 40 entries were scored'. */
export function saidOfScoring(progress: ScoringProgress): string {
  const { scored, entries } = progress;
  const state = scoringState(progress);
  if (state === 'before') return 'before anything was scored';
  const all = entries === 1 ? 'the only entry was' : `all ${entries} entries were`;
  return state === 'after' ? `after ${all} scored` : `after ${scored} of ${entries} entries were scored`;
}
