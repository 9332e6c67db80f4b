import type { WholeAssessment } from '#contract/assessment.ts';
import type { EvidenceList } from '#contract/evidence-shapes.ts';
import type { MarkedNoun, MarkedRecord } from '#domain/audit/marked-nouns.ts';
import { ONE_OF_EACH } from '#domain/comments/comment.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import { wordAnswer } from '#domain/questionnaire/answer-words.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { compareByScore } from '#domain/results/order.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import { tierName } from '#web/features/questionnaire/value-chain/messages.ts';
import { kindOf } from '#web/features/results/dashboard/row-look.ts';
import { auditRoomMessages as say } from './messages.ts';

/** A record that auditors can look at and ask about. */
export interface AuditedRecord extends MarkedRecord {
  name: string;
  /** What distinguishes it, or what it says. */
  detail: string;
  /** The score of an entry in words; empty for all others. */
  score: string;
}

/** Everything in an assessment that auditors look at, by kind and in the order of the assessment. */
export function recordsOf(
  whole: WholeAssessment,
  { evidence, uses }: Pick<EvidenceList, 'evidence' | 'uses'>,
): Readonly<Record<MarkedNoun, readonly AuditedRecord[]>> {
  const { assessment, topics, selections, measures, stakeholders, activities, responses } = whole;
  const relevant = new Set(relevantTopics(topics, selections));
  const entries = entriesInOrder(whole);
  const bare = tiers.filter(({ id }) => !activities.some(({ tier }) => tier === id));
  const measuresOf = Map.groupBy(measures, ({ componentId }) => componentId);
  const usedFor = Map.groupBy(uses, ({ evidenceId }) => evidenceId);
  const of = (noun: MarkedNoun, recordId: string, name: string, detail = '', score = ''): AuditedRecord => ({
    noun,
    recordId,
    name,
    detail,
    score,
  });
  const { impact, financial } = assessment.thresholds;
  const thresholds = `${say.thresholdsAre(impact, financial)} ${assessment.thresholdsReason}`;
  const signOff = assessment.status === 'draft' ? say.notSigned : '';
  return {
    component: entries.map(({ component, detail, score }) =>
      of('component', component.id, component.title, detail, score),
    ),
    measure: entries.flatMap(({ component }) =>
      (measuresOf.get(component.id) ?? []).map(({ id, title }) => of('measure', id, title, component.title)),
    ),
    // Those that were set aside can be asked about like the others.
    topic: sortTopics(topics).map((topic) =>
      of('topic', topic.id, `${topic.code} ${topic.name}`, relevant.has(topic) ? '' : say.deselected),
    ),
    stakeholder: stakeholders.map((row) => of('stakeholder', row.id, groupName(row), row.relevantTopicsViews)),
    answer: responses.map(({ section, fieldName, fieldValue }) =>
      of('answer', fieldName, fieldName, wordAnswer(section, fieldName, fieldValue)),
    ),
    activity: activities.map(({ id, name, tier }) => of('activity', id, name, tierName(tier))),
    tier: bare.map(({ id, label }) => of('tier', id, label, say.unplaced)),
    evidence: evidence.flatMap(({ id, title }) => {
      const used = usedFor.get(id);
      return used ? [of('evidence', id, title, [...new Set(used.map(({ recordName }) => recordName))].join(', '))] : [];
    }),
    thresholds: [of('thresholds', assessment.id, ONE_OF_EACH.thresholds, thresholds)],
    'sign-off': [of('sign-off', assessment.id, ONE_OF_EACH['sign-off'], signOff)],
  };
}

/** The entries by topic, then highest score first, then title, each with its topic and kind, and its score in words. */
export function entriesInOrder(
  whole: Pick<WholeAssessment, 'assessment' | 'topics' | 'components' | 'measures' | 'netScores' | 'horizonScores'>,
) {
  const { topics, components } = whole;
  const scoreOf = scorerOf(whole);
  const under = Map.groupBy(components, ({ topicId }) => topicId);
  return sortTopics(topics).flatMap((topic) =>
    (under.get(topic.id) ?? [])
      .map((component) => ({ component, id: component.id, title: component.title, score: scoreOf(component).score }))
      .sort(compareByScore)
      .map(({ component, score }) => ({
        component,
        detail: `${topic.code} ${topic.name} · ${kindOf(component)}`,
        score: score === null ? say.notScored : say.scoreOf(score),
      })),
  );
}

export const recordKey = ({ noun, recordId }: { noun: string; recordId: string }) => `${noun} ${recordId}`;

/** The id of the button that opens a record in the list of all. */
export const lineIdOf = (record: MarkedRecord) => `record ${recordKey(record)}`;
