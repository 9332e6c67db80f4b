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

/** What answers rest on, by the name under which it is cited and where it stands; for the analyst and the tools of a model. */
export const resultsSource = (of: Of): Source => ({
  kind: 'results',
  label: `Results of ${of.assessment.name}`,
  path: places.results(of),
});

export const evidenceSource: Source = { kind: 'section', label: 'Evidence', path: EVIDENCE_PATH };

/** @throws where no section of the questionnaire has that name. */
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

/** A topic in the results; one that was deselected where it was. */
export const topicSource = (of: Of, { id, code, name }: NamedTopic, isRelevant = true): Source => ({
  kind: 'topic',
  label: `${code} ${name}`,
  path: places.topic(of, id, isRelevant),
});

/** A topic where its screening scores are entered. */
export const screeningSource = (of: Of, { id, code, name }: NamedTopic): Source => ({
  kind: 'topic',
  label: `${code} ${name}, screening`,
  path: places.screening(of, id),
});

/** A question on the company, by its place in the section. */
export const answerSource = (of: Of, { text, position }: { text: string; position: number }): Source => ({
  kind: 'answer',
  label: text,
  path: places.question(of, 'Organizational Information', position),
});

/** The act that the assessment's version stands in. */
export const lawSource = ({ assessment: { esrsVersion } }: Of): Source => ({
  kind: 'law',
  label: actOf(esrsVersion),
  path: esrsVersions[esrsVersion].eli,
});

/** The editor with a typical impact, risk or opportunity filled in, to be accepted, edited or discarded there. */
export const proposalSource = (iro: { id: string; kind: Component['kind'] }, topic: NamedTopic): Source => ({
  kind: 'section',
  label: `Add it under ${topic.code} ${topic.name}`,
  path: proposalPath(iro, topic.id),
});

/** The form of a component with a drafted text, which nobody has saved yet. */
export const draftSource = (component: PlacedComponent, field: DraftField, text: string): Source => ({
  kind: 'section',
  label: `${field} of ${component.title}`,
  path: draftPath(component, field),
  proposal: { field, text },
});
