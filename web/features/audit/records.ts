import type { WholeAssessment } from '#contract/assessment.ts';
import type { MarkedNoun, MarkedRecord } from '#domain/audit/marked-nouns.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import { wordAnswer } from '#domain/questionnaire/answer-words.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';

/** A record that can be looked at and asked about. */
export interface AuditedRecord extends MarkedRecord {
  name: string;
  /** What tells it apart, or what it says. */
  detail: string;
  /** As whose thread a question about it stands. */
  asked: CommentedRecord;
}

/** Everything of an assessment that an auditor looks at, by kind and in the order of the assessment. */
export function recordsOf(whole: WholeAssessment): Readonly<Record<MarkedNoun, readonly AuditedRecord[]>> {
  const { assessment, topics, selections, components, stakeholders, responses } = whole;
  const codes = new Map<string, string>(topics.map(({ id, code }) => [id, code]));
  const of = <Noun extends 'component' | 'topic' | 'stakeholder' | 'answer'>(
    noun: Noun,
    recordId: string,
    name: string,
    detail: string,
  ): AuditedRecord => ({ noun, recordId, name, detail, asked: { noun, recordId } });
  const ofWhole = (noun: 'thresholds' | 'sign-off', name: string, detail: string): AuditedRecord => ({
    noun,
    recordId: assessment.id,
    name,
    detail,
    asked: { noun: 'assessment', recordId: assessment.id },
  });
  const { impact, financial } = assessment.thresholds;
  return {
    component: components.map(({ id, title, topicId }) => of('component', id, title, codes.get(topicId) ?? '')),
    topic: relevantTopics(topics, selections).map(({ id, code, name }) => of('topic', id, `${code} ${name}`, '')),
    stakeholder: stakeholders.map((row) => of('stakeholder', row.id, groupName(row), row.relevantTopicsViews)),
    answer: responses.map(({ section, fieldName, fieldValue }) =>
      of('answer', fieldName, fieldName, wordAnswer(section, fieldName, fieldValue)),
    ),
    thresholds: [ofWhole('thresholds', 'Thresholds', `${impact} and ${financial}. ${assessment.thresholdsReason}`)],
    'sign-off': [ofWhole('sign-off', 'Sign-off', '')],
  };
}

export const recordKey = ({ noun, recordId }: MarkedRecord) => `${noun} ${recordId}`;

/** The id of what opens a record in the list of all. */
export const lineIdOf = (record: MarkedRecord) => `record ${recordKey(record)}`;
