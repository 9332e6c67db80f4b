import { netScoreFields } from '#domain/measures/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const netScoreContents: HistoryWords = {
  changeOf: 'a score after measures',
  fields: netScoreFields,
  title: (row, nameOf) => nameOf(text(row.component_id)) ?? '',
};
