import { measureFields } from '#domain/measures/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const measureContents: HistoryWords = {
  changeOf: 'a measure',
  fields: measureFields,
  title: (row) => text(row.title),
};
