import { componentFields } from '#domain/components/fields.ts';
import { type Told, text } from './contents.ts';

export const componentContents: Told = {
  changeOf: 'a component',
  fields: componentFields,
  title: (row) => text(row.title),
};
