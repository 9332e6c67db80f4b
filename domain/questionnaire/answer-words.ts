import { labelOf } from '#domain/reference/option.ts';
import { readChoices } from './answer.ts';
import { controlOptions } from './control-options.ts';
import { questionControl } from './question-control.ts';
import { questionnaire } from './questionnaire.ts';

/** A stored answer in readable form: options by their labels, separated by commas. */
export function wordAnswer(sectionName: string, questionText: string, fieldValue: string): string {
  const section = questionnaire.find(({ name }) => name === sectionName);
  const question = section?.questions.find(({ text }) => text === questionText);
  if (!section || !question) return fieldValue;
  const options = controlOptions(questionControl(question, section), question);
  const ids = fieldValue.startsWith('[') ? readChoices(fieldValue) : [fieldValue];
  return ids.map((id) => labelOf(options, id)).join(', ');
}
