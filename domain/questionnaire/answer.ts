import { mergeLists } from '#domain/fields/merge.ts';
import type { Answer } from './fields.ts';

const OTHER_SUFFIX = ' (other)';

/** The field with the free text for the option Other (product P16). */
export function otherFieldName(questionText: string): string {
  return questionText + OTHER_SUFFIX;
}

/** The key under which an answer is stored locally (product P16). */
export function answerKey(section: string, fieldName: string): string {
  return `${section}-${fieldName}`;
}

/** The option ids of a stored multi-select answer; anything that is not a JSON array of texts counts as nothing chosen. */
export function readChoices(fieldValue: string): string[] {
  if (!fieldValue.startsWith('[')) return [];
  try {
    const parsed: unknown = JSON.parse(fieldValue);
    return Array.isArray(parsed) ? parsed.filter((choice) => typeof choice === 'string') : [];
  } catch {
    return [];
  }
}

/** The stored form of several chosen options: a JSON array of their ids. */
export function writeChoices(ids: readonly string[]): string {
  return JSON.stringify(ids);
}

/** Two people's versions of several choices, merged option by option (product P20); undefined if either answer is not of this kind. */
export function mergeChoices(base: string, mine: string, theirs: string): string | undefined {
  if (![mine, theirs].every(isChoices) || !(base === '' || isChoices(base))) return undefined;
  return writeChoices(mergeLists(readChoices(base), readChoices(mine), readChoices(theirs)));
}

const isChoices = (fieldValue: string) => writeChoices(readChoices(fieldValue)) === fieldValue;

/** Whether the answer is not empty: a non-blank text, or at least one choice. */
export function isAnswered(answer: Pick<Answer, 'fieldValue' | 'fieldType'> | undefined): boolean {
  if (answer === undefined) return false;
  if (answer.fieldType === 'multiselect') return readChoices(answer.fieldValue).length > 0;
  return answer.fieldValue.trim() !== '';
}
