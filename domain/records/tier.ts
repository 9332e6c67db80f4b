import { record } from './record.ts';

/** A tier of the value chain, identified by its id: people also ask about tiers without an activity. */
export const tier = record({
  noun: 'tier',
  below: 'assessment',
  inSentence: 'a tier of the value chain',
  carries: ['comments', 'audit-mark'],
  goesAlong: [],
});
