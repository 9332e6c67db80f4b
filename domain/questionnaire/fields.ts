import { carriedFrom } from '#domain/fields/carried-from.ts';
import { type Fields, line, longText, oneOf } from '#domain/fields/kinds.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import type { QuestionType } from './question.ts';

/** How an answer's value must be interpreted. */
const answerTypes = [
  { id: 'text', label: 'Text' },
  { id: 'textarea', label: 'Long text' },
  { id: 'number', label: 'Number' },
  { id: 'email', label: 'Email' },
  { id: 'select', label: 'Choice' },
  { id: 'radio', label: 'Choice' },
  { id: 'multiselect', label: 'Choices' },
] as const satisfies readonly { id: QuestionType; label: string }[];

/** One answer of the questionnaire. */
export const answerFields = {
  section: line({ label: 'Section', max: 200, required: 'section-required' }),
  /** The question text, or that text with ' (other)' appended for the Other free text. */
  fieldName: line({ label: 'Question', max: 500, required: 'question-required' }),
  /** The value as text; for several options, a JSON array of their ids. */
  fieldValue: longText({ label: 'Answer' }),
  fieldType: oneOf(answerTypes, { label: 'Type', default: 'text' }),
  carriedFrom,
} as const satisfies Fields;

/** The field for the origin is absent if nobody has loaded it. */
export type Answer = Omit<ValuesOf<typeof answerFields>, 'carriedFrom'> & { carriedFrom?: string };
