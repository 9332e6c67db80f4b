import { componentFields } from '#domain/components/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const componentContents: HistoryWords = {
  changeOf: 'a component',
  fields: componentFields,
  title: (row) => text(row.title),
};
