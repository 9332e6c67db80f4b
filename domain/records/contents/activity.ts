import { places } from '#domain/chat/places.ts';
import { activityWords, wordPlacing } from '#domain/value-chain/words.ts';
import { type Reached, type Told, text } from './contents.ts';

export const activityContents: Told & Reached = {
  fields: activityWords,
  title: (row) => text(row.name),
  word: (field, value, _row, nameOf) => (field === 'componentIds' ? wordPlacing([], value, nameOf)[1] : undefined),
  wordChange: (field, before, after, nameOf) =>
    field === 'componentIds' ? wordPlacing(before, after, nameOf) : undefined,
  place(data, recordId) {
    const activity = data.activities?.find(({ id }) => id === recordId);
    return activity && places.activity(data, activity.id);
  },
};
