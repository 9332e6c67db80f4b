import { MAX_OWN_TOPICS } from '#domain/limits.ts';
import { record } from './record.ts';

/** A topic of the standards or of the company's own. Only the company's own topics appear in the history and can be undone. */
export const topic = record({
  noun: 'topic',
  table: 'materiality_topics',
  below: 'assessment',
  named: ['code', 'name'],
  label: 'Own topic',
  inSentence: 'a topic',
  carries: ['history', 'comments', 'evidence', 'audit-mark', 'owner', 'review'],
  goesAlong: ['contents', 'copy', 'compare', 'as-of', 'seal', 'query', 'import-table', 'cite'],
  most: { 'own-topics': MAX_OWN_TOPICS },
  told: { as: 'topics', makesStale: ['assessment', 'dashboard', 'history', 'assignments'] },
  sheet: 'topics',
  importedAs: 'own-topic',
  part: 'topic',
});
