import { EVIDENCE_PATH, proposalPath, type SectionName } from '#domain/chat/chat-source.ts';
import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { QueryRow } from '#domain/query/evaluate.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { actOf, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Source } from './answer.ts';

const KINDS: Readonly<Record<QueryNoun, Source['kind']>> = {
  component: 'component',
  topic: 'topic',
  score: 'topic',
  stakeholder: 'stakeholder',
  answer: 'answer',
  change: 'section',
  disclosure: 'results',
  measure: 'component',
  evidence: 'section',
};

/** A row that a query found. */
export const rowSource = ({ noun, label, path }: Pick<QueryRow, 'noun' | 'label' | 'path'>): Source => ({
  kind: KINDS[noun],
  label: noun === 'score' ? `${label}, screening` : label,
  path,
});

export const resultsSource = (of: AssessmentData): Source => ({
  kind: 'results',
  label: `Results of ${of.assessment.name}`,
  path: places.results(of),
});

export const evidenceSource: Source = { kind: 'section', label: 'Evidence', path: EVIDENCE_PATH };

export const sectionSource = (of: AssessmentData, name: SectionName): Source => ({
  kind: 'section',
  label: name,
  path: places.section(of, name),
});

export const componentSource = (of: AssessmentData, component: Component): Source => ({
  kind: 'component',
  label: component.title,
  path: places.component(of, component),
});

export const stakeholderSource = (of: AssessmentData, stakeholder: AssessmentData['stakeholders'][number]): Source => ({
  kind: 'stakeholder',
  label: groupName(stakeholder),
  path: places.stakeholder(of, stakeholder.id),
});

export function topicSource(of: AssessmentData, topic: AssessmentData['topics'][number], isRelevant = true): Source {
  return { kind: 'topic', label: `${topic.code} ${topic.name}`, path: places.topic(of, topic.id, isRelevant) };
}

/** A topic where its screening scores are entered. */
export const screeningSource = (of: AssessmentData, { id, code, name }: AssessmentData['topics'][number]): Source => ({
  kind: 'topic',
  label: `${code} ${name}, screening`,
  path: places.screening(of, id),
});

/** The act that the assessment's version stands in. */
export const lawSource = ({ assessment: { esrsVersion } }: AssessmentData): Source => ({
  kind: 'law',
  label: actOf(esrsVersion),
  path: esrsVersions[esrsVersion].eli,
});

/** The editor with a typical impact, risk or opportunity filled in, to be accepted, edited or discarded there. */
export function proposalSource(
  iro: { id: string; kind: Component['kind'] },
  topic: AssessmentData['topics'][number],
): Source {
  return {
    kind: 'section',
    label: `Add it under ${topic.code} ${topic.name}`,
    path: proposalPath(iro, topic.id),
  };
}
