import { topicScoreFields } from '#domain/topics/fields.ts';
import type { HistoryWords } from './contents.ts';

export const scoreContents: HistoryWords = {
  changeOf: 'screening scores',
  fields: topicScoreFields,
  title: () => '',
};
