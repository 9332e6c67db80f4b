import { netScoreFields } from '#domain/measures/fields.ts';
import { type Told, text } from './contents.ts';

export const netScoreContents: Told = {
  fields: netScoreFields,
  title: (row, nameOf) => nameOf(text(row.component_id)) ?? '',
};
