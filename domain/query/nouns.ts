import { answerNoun } from './fields/answer.ts';
import { changeNoun } from './fields/change.ts';
import { componentNoun } from './fields/component.ts';
import { disclosureNoun } from './fields/disclosure.ts';
import { scoreNoun } from './fields/score.ts';
import { stakeholderNoun } from './fields/stakeholder.ts';
import { topicNoun } from './fields/topic.ts';
import type { Noun } from './noun.ts';
import type { QueryNoun } from './query.ts';

/** The nouns with their fields. */
export const nouns: Readonly<Record<QueryNoun, Noun>> = {
  component: componentNoun,
  topic: topicNoun,
  stakeholder: stakeholderNoun,
  answer: answerNoun,
  score: scoreNoun,
  change: changeNoun,
  disclosure: disclosureNoun,
};
