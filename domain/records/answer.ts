import { MAX_ANSWERS } from '#domain/limits.ts';
import { record } from './record.ts';

/** An answer to a question, identified by the question's text. */
export const answer = record({
  noun: 'answer',
  table: 'assessment_responses',
  below: 'assessment',
  label: 'Answer',
  inSentence: 'a question of the questionnaire',
  frozenBy: ['section', 'field_name'],
  carries: ['history', 'comments', 'evidence', 'audit-mark'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'freeze', 'compare', 'as-of', 'seal', 'query', 'cite'],
  most: { questionnaire: MAX_ANSWERS },
  told: { as: 'questionnaire', makesStale: ['assessment', 'history'] },
  sheet: 'answers',
  importedAs: 'answer',
  part: 'question',
});
