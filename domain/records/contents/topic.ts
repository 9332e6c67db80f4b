import { places } from '#domain/chat/places.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { type Reached, type Told, text } from './contents.ts';

export const topicContents: Told & Reached = {
  fields: ownTopicFields,
  title: (row) => text(row.name),
  called: (row) => `${text(row.code)} ${text(row.name)}`,
  place(data, recordId) {
    const topic = data.topics.find(({ id }) => id === recordId);
    const isRelevant = topic && relevantTopics(data.topics, data.selections).includes(topic);
    return topic && (isRelevant ? places.screening(data, topic.id) : places.topic(data, topic.id, false));
  },
};
