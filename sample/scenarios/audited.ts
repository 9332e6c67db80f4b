import { audit } from '../audit.ts';
import { full } from './full.ts';
import type { Scenario } from './scenario.ts';

/** The same, with an auditor who has started working. `npm run demo` and the pictures show this scenario. */
export const audited: Scenario = {
  ...full,
  about: `${full.about}, and an auditor who has drawn a sample, marked and asked`,
  audit,
};
