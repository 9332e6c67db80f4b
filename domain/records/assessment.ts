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
  // Completing an assessment freezes the wording of scales; reopening it brings back the present wording.
  told: { as: 'assessment', makesStale: ['assessment', 'dashboard', 'history', 'assignments', 'scales'] },
});
