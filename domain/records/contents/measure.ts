import { measureFields } from '#domain/measures/fields.ts';
import { type Told, text } from './contents.ts';

export const measureContents: Told = {
  changeOf: 'a measure',
  fields: measureFields,
  title: (row) => text(row.title),
};
