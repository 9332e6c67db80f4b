import type { HorizonTrace } from './horizon-score.ts';
import type { ScoredHorizon } from './horizons.ts';
import { wordHorizon, wordHorizons } from './words.ts';

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
