import type { Topic } from '#domain/assessment/assessment.ts';
import type { Field } from '#domain/fields/kinds.ts';
import { type KindsWith, kindsWith } from '#domain/records/kinds.ts';
import { cellWords, type ImportedCell, numberIn, unitOf } from './cell.ts';
import type { NamedPlaces } from './headings.ts';
import { readOptionSurely, readYesNo } from './read-word.ts';
import { readNumber, readScore } from './read-words.ts';

/**
 * The kinds of rows in a table that is read by matching columns: entries of the register, stakeholders, or topics with their relevance
 * and screening scores.
 */
export const TABLE_KINDS: readonly TableKind[] = kindsWith('import-table').map(({ sheet }) => sheet);
export type TableKind = KindsWith<'import-table'>['sheet'];

/** The places that columns of one kind of table can go to, and how each is recognized. */
export interface Table<Place extends string = string> {
  holds: TableKind;
  /** With their names, in the order in which they are offered. */
  places: readonly { id: Place; label: string }[];
  /** The fields that a heading may mean, most likely first, and how it names them; null for an unknown heading. */
  named(heading: string): NamedPlaces<Place> | null;
  /** Whether a value can be read for a field. */
  canBe(place: Place, value: ImportedCell, topics: readonly Topic[]): boolean;
  /** Fields that are recognized by their values alone, in this order, because hardly any other column contains such values. */
  byValues: readonly Place[];
}

/** Whether a cell can be read for a field, approximately; used to judge a whole column. */
export function canSay(field: Field, value: ImportedCell): boolean {
  const number = unitOf(value) === null ? numberIn(value) : null;
  const said = number === null ? cellWords(value) : String(number);
  if ('options' in field) return [said, ...said.split(/[;,\n]/)].some((part) => readOptionSurely(field.options, part));
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' || readYesNo(said) !== null;
    case 'score5':
    case 'optional-score5':
      return typeof readScore(said) === 'number';
    case 'whole':
    case 'optional-whole': {
      const score = readNumber(said, field.max);
      return score !== null && score >= field.min && score <= field.max;
    }
    default:
      return typeof value === 'string' && !/^[\d.,\s%-]*$/.test(said);
  }
}
