import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import type { Told } from './contents.ts';

const { topicId: _topic, side: _side, ...fields } = topicDecisionFields;

export const decisionContents: Told = {
  changeOf: 'a decision on a topic',
  fields,
  title: (row) => (row.side === 'financial' ? 'Financial side' : 'Impact side'),
};
