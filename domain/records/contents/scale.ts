import { columnName } from '#domain/fields/column-name.ts';
import { labelOf } from '#domain/reference/option.ts';
import { scaleWordingFields, wordedScales } from '#domain/scales/fields.ts';
import { type HistoryWords, text } from './contents.ts';

const { scale: _scale, ...fields } = scaleWordingFields;

export const scaleContents: HistoryWords = {
  changeOf: 'the wording of a scale',
  fields,
  title: (row) => labelOf(wordedScales, text(row.scale)),
  // A scale has our wording until the company changes it.
  before: (added) => ({ ...added, ...Object.fromEntries(Object.keys(fields).map((name) => [columnName(name), ''])) }),
};
