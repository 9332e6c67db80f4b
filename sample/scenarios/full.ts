import { currentYear } from '../current-year.ts';
import { earlierYear } from '../earlier-year.ts';
import { evidence } from '../evidence.ts';
import { scales } from '../scales.ts';
import type { Scenario } from './scenario.ts';

/** A completed year, and the next one nearly done, with measures, value chain and evidence. */
export const full: Scenario = {
  about: 'a completed year and the next as a draft, with measures, value chain and evidence',
  scales,
  years: [earlierYear, currentYear],
  evidence,
  audit: null,
};
