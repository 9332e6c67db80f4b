import type { WhyIdle, WhyNoNet } from './net-score.ts';

/** Why a measure does not lower the score (method M28), after 'because'. */
export const IDLE: Readonly<Record<WhyIdle, string>> = {
  remediation: 'it repairs a harm',
  planned: 'it is planned',
  later: 'it begins after the financial year',
  'not-judged': 'nobody has judged it',
  'not-effective': 'it is judged not effective',
};

/** Why measures cannot lower the score of an entry (method M29), after 'because'. */
export const NO_NET: Readonly<Record<WhyNoNet, string>> = {
  actual: 'an actual impact is assessed as it manifested in the year',
  positive: 'a positive impact has one score',
  opportunity: 'an opportunity has one score',
  'not-said': 'it is not stated whether the impact is positive or negative, and actual or potential',
};
