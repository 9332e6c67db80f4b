import { record } from './record.ts';

/** The screening scores of a topic. */
export const score = record({
  noun: 'score',
  table: 'materiality_scores',
  below: 'topic',
  label: 'Screening score',
  frozenBy: ['topic_id'],
  carries: ['history'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'freeze', 'compare', 'as-of', 'seal', 'query'],
  told: { as: 'scores', makesStale: ['assessment', 'dashboard', 'history', 'assignments'] },
  sheet: 'scores',
  importedAs: 'score',
});
