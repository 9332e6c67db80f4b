import { record } from './record.ts';

/** Evidence of the company; rows below an assessment say what it is used for, under the names that both had then. */
export const evidence = record({
  noun: 'evidence',
  table: 'evidence_uses',
  below: 'assessment',
  label: 'Evidence',
  inSentence: 'a piece of evidence',
  carries: ['history', 'comments', 'audit-mark'],
  goesAlong: ['as-of', 'seal', 'query'],
  // Assessments contain only the counts, which are announced separately.
  told: { as: 'evidence', makesStale: ['evidence', 'history'] },
});
