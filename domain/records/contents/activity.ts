import { activityWords, wordPlacing } from '#domain/value-chain/words.ts';
import { type HistoryWords, text } from './contents.ts';

export const activityContents: HistoryWords = {
  changeOf: 'a value chain activity',
  fields: activityWords,
  title: (row) => text(row.name),
  word: (field, value, _row, nameOf) => (field === 'componentIds' ? wordPlacing([], value, nameOf)[1] : undefined),
  wordChange: (field, before, after, nameOf) =>
    field === 'componentIds' ? wordPlacing(before, after, nameOf) : undefined,
};
