import { currentYear } from '../current-year.ts';
import { earlierYear } from '../earlier-year.ts';
import { evidence } from '../evidence.ts';
import { scales } from '../scales.ts';
import { teamWork } from '../team-work.ts';
import type { Scenario } from './scenario.ts';

/** A completed year with three signatures, and the next one nearly done, with everything that a team adds to it. */
export const full: Scenario = {
  about: 'a signed year and the next as a draft, with measures, evidence, owners, reviews and comments',
  scales,
  years: [earlierYear, currentYear],
  evidence,
  work: teamWork,
  audit: null,
};
