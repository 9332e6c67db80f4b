import type { Field } from '#domain/fields/kinds.ts';
import { SCORE_VALUES } from '#domain/fields/score5.ts';
import {
  cellWords,
  errorIn,
  type ImportedCell,
  isDate,
  isInvisible,
  isMissing,
  numberIn,
  saysNothing,
  unitOf,
  visibleWords,
} from './cell.ts';
import type { ImportProblem } from './problems.ts';
import { readOptionSurely, readYesNo } from './read-word.ts';
import { readNumber } from './read-words.ts';

/** The value of a cell for a field; 'nothing' if it is empty; or why it cannot be read. */
export type ReadValue = { is: unknown } | 'nothing' | ImportProblem;

type TextField = Extract<Field, { kind: 'line' | 'long-text' }>;

/**
 * Reads a cell for a field, according to the field's options and limits.
 * @param stands the current value, which stays if its text is identical
 */
export function readValue(field: Field, cell: ImportedCell | undefined, stands: unknown): ReadValue {
  const isText = field.kind === 'line' || field.kind === 'long-text';
  const error = cell === stands ? null : errorProblem(cell);
  if (error) return error;
  if (isText ? isMissing(cell) && cell !== stands : saysNothing(cell)) return 'nothing';
  if (isText) return readText(field, cellWords(cell), stands);
  return readTyped(field, cell ?? null);
}

/** What to say of a cell that shows an error, or whose formula has no result in the file; null for every other cell. */
export function errorProblem(cell: ImportedCell | undefined): ImportProblem | null {
  const error = errorIn(cell);
  if (error === null) return null;
  return error === '' ? { code: 'no-result' } : { code: 'cell-error', said: error };
}

function readText(field: TextField, text: string, stands: unknown): ReadValue {
  if (text === stands) return { is: text };
  if (text.includes('\u0000')) return { code: 'not-storable' };
  const is = field.required === undefined ? text : trimmed(unbroken(text).replace(/\s*[\r\n]+\s*/g, ' '));
  return is.length > field.max ? { code: 'too-long', most: field.max } : { is };
}

/**
 * A text without soft hyphens and zero-width blanks, which only say where a word may be broken. One at the beginning may be there so that no
 * spreadsheet takes the text for a formula.
 */
const unbroken = (text: string): string =>
  text
    .replace(/\u00ad[^\S\r\n]*(?:\r\n?|\n)[^\S\r\n]*/g, '')
    .replace(/(?!^[^\u00ad][=+@\t-])[\u00ad\u200b\u2060\ufeff]/g, '');

/**
 * A text without blanks around it and invisible characters after it. One before it may be there so that no spreadsheet takes the text for
 * a formula.
 */
function trimmed(text: string): string {
  let to = text.length;
  while (to > 0 && isInvisible(text.charAt(to - 1))) to -= 1;
  return text.slice(0, to).trimStart();
}

function readTyped(field: Field, cell: ImportedCell): ReadValue {
  const said = visibleWords(cell);
  switch (field.kind) {
    case 'score5':
    case 'optional-score5':
      return readScoreCell(cell, said, SCALE);
    case 'whole':
    case 'optional-whole':
      return readScoreCell(cell, said, field);
    case 'flag': {
      const is = typeof cell === 'boolean' ? cell : readYesNo(said);
      return is === null ? { code: 'no-tick', said } : { is };
    }
    case 'choices':
      return readSeveral(field, said);
    case 'choice':
    case 'one-of':
    case 'optional-one-of': {
      const option = readOptionSurely(field.options, said);
      return option ? { is: option.id } : unknown(field, said);
    }
    default:
      return 'nothing';
  }
}

const SCALE = { min: Math.min(...SCORE_VALUES), max: Math.max(...SCORE_VALUES) };

function readScoreCell(cell: ImportedCell, said: string, scale: { min: number; max: number }): ReadValue {
  if (isDate(cell)) return { code: 'is-date', said };
  const { min, max } = scale;
  if (unitOf(cell) !== null || inPercent(said)) return { code: 'in-unit', said, min, max };
  const is = numberIn(cell) ?? (typeof cell === 'boolean' ? null : readNumber(said, max));
  if (is === null) return { code: 'no-score', said, min, max };
  if (Number.isInteger(is) && is >= min && is <= max) return { is };
  // 4.4 in a cell that shows whole numbers is not 4.
  return { code: 'off-scale', said: String(numberIn(cell) ?? said), min, max };
}

/** Whether a text says that its number is in percent. */
const inPercent = (said: string): boolean => /^[-+\d.,\s]+(?:%|‰|percent|per cent|prozent)$/i.test(said);

/** Reads several options, separated by semicolons or line breaks; by commas if no label contains one. */
function readSeveral(field: Extract<Field, { kind: 'choices' }>, said: string): ReadValue {
  const read = (between: RegExp) => {
    const parts = said.split(between).filter((part) => part.trim() !== '');
    return parts.map((part) => ({ part, option: readOptionSurely(field.options, part) }));
  };
  const parts = [/[;\n]/, /[;,\n]/].map(read).find((each) => each.every(({ option }) => option)) ?? read(/[;\n]/);
  const missing = parts.find(({ option }) => !option);
  if (missing) return unknown(field, missing.part.trim());
  return { is: [...new Set(parts.flatMap(({ option }) => option?.id ?? []))] };
}

/** Whether a field may be empty. */
export function mayBeEmpty(field: Field): boolean {
  switch (field.kind) {
    case 'line':
    case 'long-text':
      return field.required === undefined;
    case 'choice':
      return field.mayBeBlank;
    case 'choices':
    case 'optional-one-of':
    case 'optional-score5':
    case 'optional-whole':
      return true;
    default:
      return false;
  }
}

const unknown = ({ options }: Extract<Field, { options: unknown }>, said: string): ImportProblem => ({
  code: 'unknown-option',
  said,
  options: options.map(({ label }) => label),
});
