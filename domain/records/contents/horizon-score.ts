import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const horizonScoreContents: HistoryWords = {
  changeOf: 'a score for a time horizon',
  fields: horizonScoreFields,
  title: (row, nameOf) => nameOf(text(row.component_id)) ?? '',
};
