import { MAX_ANSWERS } from '#domain/limits.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The answers of an assessment, one to a question of a section. */
export const responseRows = versionedRows()({
  table: 'assessment_responses',
  fields: answerFields,
  key: ['section', 'fieldName'],
  most: { rows: MAX_ANSWERS, noun: 'questionnaire' },
});
