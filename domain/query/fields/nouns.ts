import { answerNoun } from './answer.ts';
import { changeNoun } from './change.ts';
import { componentNoun } from './component.ts';
import { disclosureNoun } from './disclosure.ts';
import { evidenceNoun } from './evidence.ts';
import { linkNoun } from './link.ts';
import { measureNoun } from './measure.ts';
import type { Noun } from './noun.ts';
import type { QueryNoun } from './query-nouns.ts';
import { scoreNoun } from './score.ts';
import { stakeholderNoun } from './stakeholder.ts';
import { topicNoun } from './topic.ts';

/** The nouns with their fields. */
export const nouns: Readonly<Record<QueryNoun, Noun>> = {
  component: componentNoun,
  topic: topicNoun,
  stakeholder: stakeholderNoun,
  answer: answerNoun,
  score: scoreNoun,
  change: changeNoun,
  disclosure: disclosureNoun,
  measure: measureNoun,
  link: linkNoun,
  evidence: evidenceNoun,
};
