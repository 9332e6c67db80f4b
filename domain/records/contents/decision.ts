import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import type { HistoryWords } from './contents.ts';

const { topicId: _topic, side: _side, ...fields } = topicDecisionFields;

export const decisionContents: HistoryWords = {
  changeOf: 'a decision on a topic',
  fields,
  title: (row) => (row.side === 'financial' ? 'Financial side' : 'Impact side'),
};
