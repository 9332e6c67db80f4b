import type { Field, Fields } from '#domain/fields/kinds.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type Cell, type Column, number, said, text, yesOrNo } from './table.ts';

/** Separates the labels of several options; no label contains it. */
const BETWEEN = '; ';

const WIDTHS = { line: 28, 'long-text': 60 } as const;

/** The columns of a noun's fields in the order of its form; if two have the same label, the side is added. */
export function fieldColumns(fields: Fields): Column[] {
  return Object.values(fields).map((field) => {
    const title = titleOf(fields, field);
    return isNumber(field) ? number(title) : text(title, widthOf(field));
  });
}

/** The values of a row in these fields; options are given by their labels. */
export const fieldCells = (fields: Fields, row: object): Cell[] =>
  Object.entries(fields).map(([name, field]) => cellOf(field, (row as Record<string, unknown>)[name]));

function cellOf(field: Field, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (!('options' in field)) return said(String(value));
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  return said(ids.map((id) => labelOf(field.options, String(id))).join(BETWEEN));
}

const NUMBERS: readonly Field['kind'][] = ['whole', 'optional-whole', 'score5', 'optional-score5'];
const isNumber = ({ kind }: Field) => NUMBERS.includes(kind);

const widthOf = ({ kind }: Field) => (kind === 'line' || kind === 'long-text' ? WIDTHS[kind] : 20);
