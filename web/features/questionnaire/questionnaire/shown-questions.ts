import { isAnswered, otherFieldName, readChoices } from '#domain/questionnaire/answer.ts';
import { controlLabel, controlOptions, fieldTypeOf, isMultiSelect } from '#domain/questionnaire/control-options.ts';
import type { Question, QuestionnaireSection, QuestionType } from '#domain/questionnaire/question.ts';
import { type QuestionControl, questionControl } from '#domain/questionnaire/question-control.ts';
import { labelOf, type Option } from '#domain/reference/option.ts';

/** A question as it appears on the screen. */
export interface ShownQuestion {
  /** The question text, under which its answer is stored. */
  fieldName: string;
  /** Its number in the section, which addresses use. */
  position: number;
  label: string;
  required: boolean;
  control: Exclude<QuestionControl, 'hidden'>;
  fieldType: QuestionType;
  options: readonly Option[];
  takesSeveral: boolean;
  /** The option that opens a free text, and the name under which that text is stored. */
  other: { option: string; fieldName: string } | null;
}

/** The questions of a section in order, without those that the rules hide. */
export function shownQuestions(section: Pick<QuestionnaireSection, 'name' | 'questions'>): ShownQuestion[] {
  return [...section.questions]
    .sort((first, second) => first.position - second.position)
    .flatMap((question) => show(question, section));
}

function show(question: Question, section: Pick<QuestionnaireSection, 'name'>): ShownQuestion[] {
  const control = questionControl(question, section);
  if (control === 'hidden') return [];
  const options = controlOptions(control, question);
  const other = options.find((option) => option.freeText);
  return [
    {
      fieldName: question.text,
      position: question.position,
      label: controlLabel(control, question),
      required: question.required,
      control,
      fieldType: fieldTypeOf(control),
      options,
      takesSeveral: isMultiSelect(control),
      other: other ? { option: other.id, fieldName: otherFieldName(question.text) } : null,
    },
  ];
}

/** Whether the option that opens the free text is chosen. */
export function asksOther(question: ShownQuestion, value: string): boolean {
  if (!question.other) return false;
  return question.takesSeveral ? readChoices(value).includes(question.other.option) : value === question.other.option;
}

/** Whether a required question still has no answer. */
export function isMissing(question: ShownQuestion, value: string): boolean {
  return question.required && !isAnswered({ fieldValue: value, fieldType: question.fieldType });
}

/** Whether two stored values are equal; the order of several choices does not matter. */
export function isSameAnswer(first: string, second: string, fieldType: string): boolean {
  if (fieldType !== 'multiselect') return first === second;
  const sorted = (value: string) => readChoices(value).sort().join('\n');
  return sorted(first) === sorted(second);
}

/** A stored answer in readable form; '' if there is none. */
export function answerText(question: ShownQuestion, value: string): string {
  if (question.takesSeveral) {
    return readChoices(value)
      .map((id) => labelOf(question.options, id))
      .join(', ');
  }
  return labelOf(question.options, value);
}
