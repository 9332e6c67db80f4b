import type { Assessment, Topic } from '#domain/assessment/assessment.ts';
import { editorOf, type PlaceKind, placePath, resultsPath, type SectionName } from '#domain/chat/chat-source.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { linkFields } from '#domain/links/fields.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { listGivenAnswers } from '#domain/questionnaire/given-answers.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import type { SearchEntry } from './search-entry.ts';

/**
 * Every non-empty text of an assessment, each with what it belongs to and its place. Texts under a deselected topic are left out, as on
 * every results screen.
 */
export function listTexts(data: AssessmentData): SearchEntry[] {
  return [...eachText(data)];
}

/** The same, one after the other, for callers that have other things to do in between. */
export function* eachText(data: AssessmentData): Generator<SearchEntry> {
  for (const texts of textsByRow(data)) yield* texts.filter(({ text }) => saysSomething(text));
}

function* textsByRow({ assessment, topics, selections, ...data }: AssessmentData): Generator<SearchEntry[]> {
  const relevant = relevantTopics(topics, selections);
  const topicsById = new Map(relevant.map((topic) => [topic.id, topic]));
  yield answerTexts(data.responses, assessment);
  yield [thresholdsText(assessment)];
  yield relevant.map((topic) => topicName(topic, assessment));
  for (const { topicId, justification } of data.scores) {
    const topic = topicsById.get(topicId);
    if (topic) yield [screeningText(topic, justification, assessment)];
  }
  const belowOf = rowsBelow(data);
  for (const component of data.components) {
    const topic = topicsById.get(component.topicId);
    if (topic) yield componentTexts(component, topic, assessment, belowOf(component.id));
  }
  for (const row of data.stakeholders) yield stakeholderTexts(row, assessment);
}

/** Only a draft has sections to open; a completed assessment is shown by its results. */
function pathIn(
  { id: assessmentId, status }: Assessment,
  section: SectionName,
  kind: PlaceKind,
  id: string | number,
  topicId?: TopicId,
): string {
  return status === 'draft' ? placePath(section, kind, id) : resultsPath(assessmentId, topicId);
}

function answerTexts(responses: AssessmentData['responses'], assessment: Assessment): SearchEntry[] {
  return listGivenAnswers(responses).map(({ question, fieldName, words }) => ({
    noun: 'answer',
    id: question.text,
    field: fieldName,
    fieldLabel: 'Answer',
    label: question.text,
    under: '',
    text: words,
    path: pathIn(assessment, 'Organizational Information', 'question', question.position),
  }));
}

function thresholdsText({ id, name, thresholds, thresholdsReason }: Assessment): SearchEntry {
  return {
    noun: 'assessment',
    id,
    field: 'thresholdsReason',
    fieldLabel: 'Reason',
    label: `Thresholds of ${name}`,
    under: `${thresholds.impact} ${thresholds.financial}`,
    text: thresholdsReason,
    path: resultsPath(id),
  };
}

function topicName(topic: Topic, { id }: Assessment): SearchEntry {
  return {
    noun: 'topic',
    id: topic.id,
    field: 'name',
    fieldLabel: 'Topic',
    label: nameOf(topic),
    under: topic.description,
    text: topic.name,
    path: resultsPath(id, topic.id),
  };
}

function screeningText(topic: Topic, text: string, assessment: Assessment): SearchEntry {
  return {
    noun: 'topic',
    id: topic.id,
    field: 'justification',
    fieldLabel: topicScoreFields.justification.label,
    label: `${nameOf(topic)}, screening`,
    under: '',
    text,
    path: pathIn(assessment, 'Materiality Scoring', 'topic', topic.id, topic.id),
  };
}

type BelowEntries = Pick<AssessmentData, 'measures' | 'links'>;

/** Returns the measures of an entry, and the links that lead to it. */
function rowsBelow({ measures = [], links = [] }: BelowEntries): (id: ComponentId) => Required<BelowEntries> {
  const measuresOf = Map.groupBy(measures, ({ componentId }) => componentId);
  const linksTo = Map.groupBy(links, ({ componentId }) => componentId);
  return (id) => ({ measures: measuresOf.get(id) ?? [], links: linksTo.get(id) ?? [] });
}

function componentTexts(
  component: Component,
  topic: Topic,
  assessment: Assessment,
  { measures, links }: Required<BelowEntries>,
): SearchEntry[] {
  const path = pathIn(assessment, editorOf(component), 'component', component.id, component.topicId);
  const own = {
    noun: 'component',
    id: component.id,
    label: component.title,
    under: nameOf(topic),
    path,
  } as const;
  return [
    ...textFields(componentFields).map(({ name, label }) => ({
      ...own,
      field: name,
      fieldLabel: label,
      text: String(component[name]),
    })),
    ...measures.flatMap(({ title, effectReason }) => [
      { ...own, field: 'measure', fieldLabel: 'Measure', text: title },
      { ...own, field: 'measureEffect', fieldLabel: 'Effect of a measure', text: effectReason },
    ]),
    ...links.flatMap(({ dependency, note }) => [
      { ...own, field: 'dependency', fieldLabel: linkFields.dependency.label, text: dependency },
      { ...own, field: 'linkNote', fieldLabel: 'Note on a link', text: note },
    ]),
  ];
}

function stakeholderTexts(row: Stakeholder, assessment: Assessment): SearchEntry[] {
  const own = {
    noun: 'stakeholder',
    id: row.id,
    label: groupName(row),
    under: row.stakeholderNames,
    path: pathIn(assessment, 'Stakeholder Mapping', 'stakeholder', row.id),
  } as const;
  return textFields(stakeholderFields).map(({ name, label }) => ({
    ...own,
    field: name,
    fieldLabel: label,
    text: String(row[name]),
  }));
}

/** The fields of a noun that contain people's texts. */
function textFields<F extends Fields>(fields: F): { name: keyof F & string; label: string }[] {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'line' || kind === 'long-text')
    .map(([name, { label }]) => ({ name, label }));
}

const nameOf = ({ code, name }: Topic) => `${code} ${name}`;
const saysSomething = (text: string) => text.trim() !== '';
