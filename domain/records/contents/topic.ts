import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { type Told, text } from './contents.ts';

export const topicContents: Told = {
  changeOf: 'a topic of the company’s own',
  fields: ownTopicFields,
  title: (row) => text(row.name),
  called: (row) => `${text(row.code)} ${text(row.name)}`,
};
