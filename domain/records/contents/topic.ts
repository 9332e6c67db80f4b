import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { type HistoryWords, text } from './contents.ts';

export const topicContents: HistoryWords = {
  changeOf: 'one of the company’s own topics',
  fields: ownTopicFields,
  title: (row) => text(row.name),
  called: (row) => `${text(row.code)} ${text(row.name)}`,
};
