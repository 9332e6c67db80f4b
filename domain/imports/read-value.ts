import type { Field } from '#domain/fields/kinds.ts';
import { SCORE_VALUES } from '#domain/fields/score5.ts';
import { cellWords, type ImportedCell, isBlank, saysNothing } from './cell.ts';
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
  if (isText ? isBlank(cell) && cell !== stands : saysNothing(cell)) return 'nothing';
  if (isText) return readText(field, cellWords(cell), stands);
  return readTyped(field, cell ?? null);
}

function readText(field: TextField, text: string, stands: unknown): ReadValue {
  if (text === stands) return { is: text };
  if (text.includes('\u0000')) return { code: 'not-storable' };
  const is = field.required === undefined ? text : text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  return is.length > field.max ? { code: 'too-long', most: field.max } : { is };
}

function readTyped(field: Field, cell: ImportedCell): ReadValue {
  const said = cellWords(cell).trim();
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
  if (typeof cell === 'object' && cell !== null) return { code: 'is-date', said };
  const { min, max } = scale;
  const is = typeof cell === 'number' ? cell : typeof cell === 'boolean' ? null : readNumber(said, max);
  if (is === null) return { code: 'no-score', said, min, max };
  return Number.isInteger(is) && is >= min && is <= max ? { is } : { code: 'off-scale', said, min, max };
}

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
