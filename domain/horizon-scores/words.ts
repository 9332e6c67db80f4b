import { labelOf } from '#domain/reference/option.ts';
import type { HorizonTrace } from './horizon-score.ts';
import { type ScoredHorizon, scoredHorizons } from './horizons.ts';

const OWN: Readonly<Record<string, string>> = {
  'short-medium': 'short and medium term',
  'medium-long': 'medium and long term',
  'short-medium-long': 'short, medium and long term',
};

/** A horizon within a sentence: 'long term'. For an entry's own score, the horizon that the entry states. */
export function wordHorizon(horizon: ScoredHorizon | 'own', timeHorizon: string): string {
  if (horizon !== 'own') return labelOf(scoredHorizons, horizon).toLowerCase();
  if (timeHorizon === '') return 'no time horizon stated';
  return OWN[timeHorizon] ?? labelOf(scoredHorizons, timeHorizon).toLowerCase();
}

/** Which horizon a score comes from, with the others: 'long term counts: 20; medium term 8'. */
export function wordHorizons(trace: HorizonTrace, timeHorizon: string): string {
  return trace
    .map(({ horizon, score }, at) => `${wordHorizon(horizon, timeHorizon)}${at === 0 ? ' counts:' : ''} ${score}`)
    .join('; ');
}
