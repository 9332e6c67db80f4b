import { componentFields } from '#domain/components/fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { selectionFields, type TopicScore, type TopicSelection, topicScoreFields } from '#domain/topics/fields.ts';
import { OWN_MARK } from '#domain/topics/own-code.ts';
import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { componentRules, measureRules, type ReasonRule } from './reason-rules.ts';

const topicScoreRules: readonly ReasonRule<keyof TopicScore>[] = [
  { fields: ['impactScore', 'financialScore'], when: 'is-rescored', kind: 'score' },
];

const selectionRules: readonly ReasonRule<keyof TopicSelection>[] = [
  { fields: ['isRelevant'], when: { becomes: false }, kind: 'aside' },
];

/** Which changes of a table's rows need a reason. */
export interface AskingTable {
  /** The table's name in SQL. */
  table: string;
  fields: Fields;
  /** The first rule that applies determines the kind. */
  changed: 'always' | readonly ReasonRule[];
  /** `as-changed`: as if the row had existed before without these values. */
  added: 'always' | 'as-changed' | 'never';
  /** Only records whose field contains this value. */
  deleted: 'always' | 'never' | { field: string; contains: string };
}

/**
 * All tables. From this list, `npm run tables` writes `asks_reason`, with which the database finds lines of the history that lack a
 * reason.
 */
export const askingTables: readonly AskingTable[] = [
  {
    table: 'materiality_components',
    fields: componentFields,
    changed: componentRules,
    added: 'never',
    deleted: 'always',
  },
  { table: 'measures', fields: measureFields, changed: measureRules, added: 'never', deleted: 'always' },
  { table: 'net_scores', fields: netScoreFields, changed: 'always', added: 'always', deleted: 'always' },
  { table: 'horizon_scores', fields: horizonScoreFields, changed: 'always', added: 'always', deleted: 'always' },
  { table: 'topic_decisions', fields: topicDecisionFields, changed: 'always', added: 'always', deleted: 'always' },
  { table: 'materiality_scores', fields: topicScoreFields, changed: topicScoreRules, added: 'never', deleted: 'never' },
  {
    table: 'assessment_topic_selections',
    fields: selectionFields,
    changed: selectionRules,
    added: 'as-changed',
    deleted: 'never',
  },
  {
    table: 'materiality_topics',
    fields: ownTopicFields,
    changed: [],
    added: 'never',
    deleted: { field: 'code', contains: OWN_MARK },
  },
  { table: 'stakeholder_mapping', fields: stakeholderFields, changed: [], added: 'never', deleted: 'always' },
];
