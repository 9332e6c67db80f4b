import type { Component } from '#domain/components/component.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { actOf, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { draftPath, EVIDENCE_PATH, proposalPath, type SectionName, type Source } from './chat-source.ts';
import type { DraftField } from './draft-text.ts';
import { places } from './places.ts';

type Of = Pick<AssessmentData, 'assessment'>;
type NamedTopic = Pick<AssessmentData['topics'][number], 'id' | 'code' | 'name'>;
type PlacedComponent = Pick<Component, 'id' | 'kind' | 'title' | 'topicId'>;

/** The sources of answers: their names in citations and their addresses, for the analyst and for a model's tools. */
export const resultsSource = (of: Of): Source => ({
  kind: 'results',
  label: `Results of ${of.assessment.name}`,
  path: places.results(of),
});

export const evidenceSource: Source = { kind: 'section', label: 'Evidence', path: EVIDENCE_PATH };

/**
 * A section of the questionnaire as a source.
 * @throws if no section has that name
 */
export const sectionSource = (of: Of, name: string): Source => ({
  kind: 'section',
  label: name,
  path: places.section(of, name as SectionName),
});

export const componentSource = (of: Of, component: PlacedComponent): Source => ({
  kind: 'component',
  label: component.title,
  path: places.component(of, component),
});

export const stakeholderSource = (
  of: Of,
  stakeholder: AssessmentData['stakeholders'][number],
  label = groupName(stakeholder),
): Source => ({ kind: 'stakeholder', label, path: places.stakeholder(of, stakeholder.id) });

/** A topic in the results; a deselected topic in the topic selection. */
export const topicSource = (of: Of, { id, code, name }: NamedTopic, isRelevant = true): Source => ({
  kind: 'topic',
  label: `${code} ${name}`,
  path: places.topic(of, id, isRelevant),
});

/** A topic in the section with its screening scores. */
export const screeningSource = (of: Of, { id, code, name }: NamedTopic): Source => ({
  kind: 'topic',
  label: `${code} ${name}, screening`,
  path: places.screening(of, id),
});

/** A question about the company, by its position in the section. */
export const answerSource = (of: Of, { text, position }: { text: string; position: number }): Source => ({
  kind: 'answer',
  label: text,
  path: places.question(of, 'Organizational Information', position),
});

/** The legal act of the assessment's version. */
export const lawSource = ({ assessment: { esrsVersion } }: Of): Source => ({
  kind: 'law',
  label: actOf(esrsVersion),
  path: esrsVersions[esrsVersion].eli,
});

/** The editor with a typical impact, risk or opportunity filled in, which the person can accept, edit or discard. */
export const proposalSource = (iro: { id: string; kind: Component['kind'] }, topic: NamedTopic): Source => ({
  kind: 'section',
  label: `Add it under ${topic.code} ${topic.name}`,
  path: proposalPath(iro, topic.id),
});

/** A component's form with a drafted text that has not been saved yet. */
export const draftSource = (component: PlacedComponent, field: DraftField, text: string): Source => ({
  kind: 'section',
  label: `${field} of ${component.title}`,
  path: draftPath(component, field),
  proposal: { field, text },
});
