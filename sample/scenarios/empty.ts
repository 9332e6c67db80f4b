import type { Scenario } from './scenario.ts';

/** The company and its team, on the first day. */
export const empty: Scenario = {
  about: 'a company with a team and no assessment',
  scales: [],
  years: [],
  evidence: [],
  work: null,
  audit: null,
};
