import { MAX_MEASURES, MAX_MEASURES_EACH } from '#domain/limits.ts';
import { record } from './record.ts';

export const measure = record({
  noun: 'measure',
  table: 'measures',
  below: 'component',
  named: ['title'],
  label: 'Measure',
  inSentence: 'a measure',
  carries: ['history', 'comments', 'evidence', 'audit-mark'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'as-of', 'seal', 'query'],
  most: { measures: MAX_MEASURES, 'measures-each': MAX_MEASURES_EACH },
  told: { as: 'measures', makesStale: ['assessment', 'dashboard', 'history'] },
});
