import { record } from './record.ts';

export const assessment = record({
  noun: 'assessment',
  table: 'assessments',
  below: 'company',
  named: ['name'],
  label: 'The assessment',
  inSentence: 'the assessment',
  carries: ['history', 'comments'],
  goesAlong: ['contents', 'compare', 'as-of', 'seal'],
  // With completing words are frozen, with reopening the present ones count again.
  told: { as: 'assessment', makesStale: ['assessment', 'dashboard', 'history', 'assignments', 'scales'] },
});
