import { BLANK } from '#domain/fields/wording.ts';
import { wordAnswer } from '#domain/questionnaire/answer-words.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const answerContents: HistoryWords = {
  changeOf: 'an answer',
  fields: answerFields,
  title: (row) => text(row.field_name),
  word: (field, value, row) =>
    field === 'fieldValue' ? wordAnswer(text(row.section), text(row.field_name), text(value)) || BLANK : undefined,
};
