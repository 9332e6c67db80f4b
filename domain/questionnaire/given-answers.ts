import { otherFieldName, readChoices } from './answer.ts';
import { wordAnswer } from './answer-words.ts';
import { controlOptions } from './control-options.ts';
import type { Answer } from './fields.ts';
import type { Question, QuestionnaireSection } from './question.ts';
import { questionControl } from './question-control.ts';
import { questionnaire } from './questionnaire.ts';

/** A non-empty answer, in words. */
export interface GivenAnswer {
  question: Question;
  /** Its name. */
  section: string;
  fieldName: string;
  words: string;
}

/** The answers to the visible questions, in order. Other is replaced by its free text, which is a separate answer. */
export function listGivenAnswers(responses: readonly Answer[]): GivenAnswer[] {
  const values = new Map(responses.map((row) => [`${row.section} ${row.fieldName}`, row.fieldValue]));
  return questionnaire.flatMap((section: QuestionnaireSection) =>
    section.questions.flatMap((question) => {
      if (questionControl(question, section) === 'hidden') return [];
      const given = (fieldName: string) => values.get(`${section.name} ${fieldName}`) ?? '';
      const other = otherFieldName(question.text);
      return [
        {
          question,
          section: section.name,
          fieldName: question.text,
          words: wordsOf(section, question, given(question.text), given(other)),
        },
        { question, section: section.name, fieldName: other, words: given(other) },
      ].filter(({ words }) => words.trim() !== '');
    }),
  );
}

function wordsOf(section: QuestionnaireSection, question: Question, value: string, other: string): string {
  if (!value.startsWith('[') || other.trim() === '') return wordAnswer(section.name, question.text, value);
  const options = controlOptions(questionControl(question, section), question);
  const isFree = (id: string) => options.some((option) => option.id === id && option.freeText);
  const said = readChoices(value).filter((id) => !isFree(id));
  return wordAnswer(section.name, question.text, JSON.stringify(said));
}
