import type { WhyNotAtHorizon } from './horizon-score.ts';

/** Why the scores of a further horizon do not count, after 'because'. */
export const NOT_AT_HORIZON: Readonly<Record<WhyNotAtHorizon, string>> = {
  open: 'one of its two scores is missing',
  'own-horizon': 'the entry’s own score is now for this time horizon',
  'no-own-score': 'the entry itself has no score yet',
};
