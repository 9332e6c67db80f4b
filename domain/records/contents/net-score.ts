import { netScoreFields } from '#domain/measures/fields.ts';
import { type Told, text } from './contents.ts';

export const netScoreContents: Told = {
  changeOf: 'a score after measures',
  fields: netScoreFields,
  title: (row, nameOf) => nameOf(text(row.component_id)) ?? '',
};
