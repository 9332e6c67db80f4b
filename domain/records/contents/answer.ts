import { places } from '#domain/chat/places.ts';
import { BLANK } from '#domain/fields/wording.ts';
import { wordAnswer } from '#domain/questionnaire/answer-words.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { findQuestion } from '#domain/questionnaire/find-question.ts';
import { type Reached, type Told, text } from './contents.ts';

export const answerContents: Told & Reached = {
  fields: answerFields,
  title: (row) => text(row.field_name),
  word: (field, value, row) =>
    field === 'fieldValue' ? wordAnswer(text(row.section), text(row.field_name), text(value)) || BLANK : undefined,
  place(data, recordId) {
    const found = findQuestion(recordId);
    return found && places.question(data, found.section.name, found.question.position);
  },
};
