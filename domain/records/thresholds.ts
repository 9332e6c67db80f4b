import { record } from './record.ts';

/** The thresholds of an assessment: columns of its row. */
export const thresholds = record({
  noun: 'thresholds',
  below: 'assessment',
  inSentence: 'the thresholds',
  only: 'Thresholds',
  carries: ['comments', 'evidence', 'audit-mark'],
  goesAlong: [],
});
