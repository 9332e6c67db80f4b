import type { WhyIdle, WhyNoNet } from './net-score.ts';

/** Why a measure does not lower the score (method M28), after 'because'. */
export const IDLE: Readonly<Record<WhyIdle, string>> = {
  remediation: 'it repairs a harm',
  planned: 'it is planned',
  later: 'it starts after the financial year',
  'not-judged': 'its effect has not been assessed',
  'not-effective': 'it was assessed as not effective',
};

/** Why measures cannot lower the score of an entry (method M29), after 'because'. */
export const NO_NET: Readonly<Record<WhyNoNet, string>> = {
  actual: 'an actual impact is assessed as it manifested in the year',
  positive: 'a positive impact has one score',
  opportunity: 'an opportunity has one score',
  'not-said': 'nobody has chosen whether the impact is positive or negative, and actual or potential',
};
