import type { WholeAssessment } from '#contract/assessment.ts';
import { ONE_OF_EACH } from '#domain/comments/comment.ts';
import type { EvidencedRecord } from '#domain/evidence/evidence.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { evidenceMessages as say } from './messages.ts';

/** A record that evidence can be added for, with its name in a list. */
export interface SupportedRecord extends EvidencedRecord {
  name: string;
}

/** What evidence can be added for in a draft, by kind; kinds without records are left out. */
export function supportedRecords(
  whole: Pick<
    WholeAssessment,
    'assessment' | 'topics' | 'selections' | 'components' | 'measures' | 'responses' | 'stakeholders'
  >,
): { kind: string; records: readonly SupportedRecord[] }[] {
  const { assessment, selections, components, measures, responses, stakeholders } = whole;
  const topics = sortTopics(relevantTopics(whole.topics, selections));
  const under = Map.groupBy(components, ({ topicId }) => topicId);
  const entries = topics.flatMap((topic) => (under.get(topic.id) ?? []).map((entry) => ({ ...entry, topic })));
  const measuresOf = Map.groupBy(measures, ({ componentId }) => componentId);
  const kinds: { kind: string; records: readonly SupportedRecord[] }[] = [
    {
      kind: say.ofEntries,
      records: entries.map(({ id, title, topic }) => ({
        noun: 'component',
        recordId: id,
        name: `${topic.code} ${title}`,
      })),
    },
    {
      kind: say.ofTopics,
      records: topics.map(({ id, code, name }) => ({ noun: 'topic', recordId: id, name: `${code} ${name}` })),
    },
    {
      kind: say.ofAnswers,
      records: responses.map(({ fieldName }) => ({ noun: 'answer', recordId: fieldName, name: fieldName })),
    },
    {
      kind: say.ofStakeholders,
      records: stakeholders.map((row) => ({ noun: 'stakeholder', recordId: row.id, name: groupName(row) })),
    },
    {
      kind: say.ofMeasures,
      records: entries.flatMap((entry) =>
        (measuresOf.get(entry.id) ?? []).map(({ id, title }) => ({ noun: 'measure', recordId: id, name: title })),
      ),
    },
    {
      kind: say.ofThresholds,
      records: [{ noun: 'thresholds', recordId: assessment.id, name: ONE_OF_EACH.thresholds }],
    },
  ];
  return kinds.filter(({ records }) => records.length > 0);
}
