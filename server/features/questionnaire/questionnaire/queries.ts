import { answerFields } from '#domain/questionnaire/fields.ts';
import { answer } from '#domain/records/answer.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The answers of an assessment, one for each question of a section. */
export const responseRows = versionedRows()({
  kind: answer,
  fields: answerFields,
  key: ['section', 'fieldName'],
});
