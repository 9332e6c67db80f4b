import { componentFields } from '#domain/components/fields.ts';
import { cellWords, type ImportedCell, isDate, saysNothing, unitOf } from './cell.ts';
import { levelNamed } from './level-words.ts';
import { readNumber } from './read-words.ts';
import type { Table } from './tables.ts';
import type { ReadField } from './targets.ts';

/** Whether a place of an entry takes any text, so that amounts, shares and dates below its heading are texts as well. */
export const isReason = (table: Table, place: string): boolean =>
  table.holds === 'register' && place !== 'title' && componentFields[place as ReadField]?.kind === 'long-text';

/** Whether a column holds more than small numbers and the names of levels, so that it is no column of scores. */
export const saysMoreThanSteps = (values: readonly ImportedCell[]): boolean =>
  values.some((value) => !saysNothing(value) && (isDate(value) || unitOf(value) !== null || !isStep(cellWords(value))));

const isStep = (said: string): boolean => {
  const number = readNumber(said, 5);
  return (number !== null && number <= 10 && !/^0\d/.test(said.trim())) || levelNamed(said) !== null;
};
