import type { SectionName } from '#domain/chat/chat-source.ts';
import { places } from '#domain/chat/places.ts';
import { answerKey, isAnswered, otherFieldName } from '#domain/questionnaire/answer.ts';
import { wordAnswer } from '#domain/questionnaire/answer-words.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { noun } from './noun.ts';
import { evidenceFields } from './of-evidence.ts';
import type { Year } from './year.ts';

interface AnswerRow {
  year: Year;
  section: SectionName;
  question: string;
  position: number;
  /** In words, including the free text for Other; '' if unanswered. */
  answer: string;
}

const sections = questionnaire.filter((section) => sectionBody(section) === 'questions');

/** The questions that are shown, in their order, answered or not. */
function askedIn(year: Year): AnswerRow[] {
  const answers = new Map(
    year.data.responses.filter(isAnswered).map((answer) => [answerKey(answer.section, answer.fieldName), answer]),
  );
  return sections.flatMap((section) =>
    section.questions
      .filter((question) => questionControl(question, section) !== 'hidden')
      .map(({ text, position }) => {
        const given = [text, otherFieldName(text)].flatMap((name) => answers.get(answerKey(section.name, name)) ?? []);
        const answer = given
          .map(({ fieldName, fieldValue }) => wordAnswer(section.name, fieldName, fieldValue))
          .join(': ');
        return { year, section: section.name, question: text, position, answer };
      }),
  );
}

/** What the company says about itself in the questionnaire. */
export const answerNoun = noun<AnswerRow>({
  plural: 'answers',
  fields: {
    section: {
      label: answerFields.section.label,
      kind: 'choice',
      options: sections.map(({ name }) => ({ id: name, label: name })),
      read: (row) => row.section,
    },
    question: { label: answerFields.fieldName.label, kind: 'line', read: (row) => row.question },
    answer: { label: answerFields.fieldValue.label, kind: 'long-text', read: (row) => row.answer || null },
    answered: { label: 'Answered', kind: 'flag', read: (row) => row.answer !== '' },
    ...evidenceFields(({ year, question }) => [year.evidenceOf('answer', question)]),
  },
  columns: ['question', 'answer'],
  order: null,
  isComparable: false,
  hasEarlier: true,
  rows: ({ year }) => askedIn(year),
  nameOf: ({ year, section, question, position }) => ({
    id: answerKey(section, question),
    label: question,
    path: places.question(year.data, section, position),
  }),
});
