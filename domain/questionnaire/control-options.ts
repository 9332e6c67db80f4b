import type { Option } from '#domain/reference/option.ts';
import {
  companySizes,
  countries,
  humanDependencies,
  industries,
  naturalDependencies,
  priorEsgWork,
  regulations,
  socialDependencies,
} from '#domain/reference/options.ts';
import type { Question, QuestionType } from './question.ts';
import type { ListControl, QuestionControl } from './question-control.ts';

const LISTS: Readonly<Record<ListControl, readonly Option[]>> = {
  industry: industries,
  'company-size': companySizes,
  countries,
  'prior-esg-work': priorEsgWork,
  'key-regulations': regulations,
  'natural-dependencies': naturalDependencies,
  'human-dependencies': humanDependencies,
  'social-dependencies': socialDependencies,
};

const SINGLE: ReadonlySet<QuestionControl> = new Set(['industry', 'company-size']);

/** The choices of a control: its own list, or the question's options for a plain select or radio, otherwise none. */
export function controlOptions(control: QuestionControl, question: Pick<Question, 'options'>): readonly Option[] {
  if (isListControl(control)) return LISTS[control];
  return question.options.map((text) => ({ id: text, label: text }));
}

/** True for the controls that take several choices, stored as a JSON array of ids. */
export function isMultiSelect(control: QuestionControl): boolean {
  return isListControl(control) && !SINGLE.has(control);
}

/** The text above a control: the question's own, except for the regulations, where it is fixed. */
export function controlLabel(control: QuestionControl, question: Pick<Question, 'text'>): string {
  return control === 'key-regulations' ? 'Key regulations for our company' : question.text;
}

/** The `field_type` with which an answer from this control is stored. */
export function fieldTypeOf(control: QuestionControl): QuestionType {
  if (isMultiSelect(control)) return 'multiselect';
  if (isListControl(control)) return 'select';
  return control === 'hidden' ? 'text' : control;
}

function isListControl(control: QuestionControl): control is ListControl {
  return control in LISTS;
}
