import { labelOf } from '#domain/reference/option.ts';
import { type ScoredHorizon, scoredHorizons } from './fields.ts';
import type { HorizonTrace, WhyNotAtHorizon } from './horizon-score.ts';

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

/** What a row of a result says about its horizons. */
interface Traced {
  horizons?: HorizonTrace | undefined;
  timeHorizon: string;
}

/** The same for a row of a result; '' if it is scored for its own horizon alone. */
export const horizonsOfRow = ({ horizons, timeHorizon }: Traced): string =>
  horizons ? wordHorizons(horizons, timeHorizon) : '';

/** The horizon whose score counts: 'long term'; '' if the row is scored for its own alone. */
export function countingHorizon({ horizons, timeHorizon }: Traced): string {
  const [first] = horizons ?? [];
  return first ? wordHorizon(first.horizon, timeHorizon) : '';
}

/** ' (long term)' after a criterion of one of several horizons; else ''. */
export const ofHorizon = (horizon: ScoredHorizon | 'own' | undefined, timeHorizon: string): string =>
  horizon ? ` (${wordHorizon(horizon, timeHorizon)})` : '';

/** Why the scores of a further horizon do not count, after 'because'. */
export const NOT_AT_HORIZON: Readonly<Record<WhyNotAtHorizon, string>> = {
  open: 'one of its two scores is missing',
  'own-horizon': 'the entry’s own score is now for this time horizon',
  'no-own-score': 'the entry itself has no score yet',
};
