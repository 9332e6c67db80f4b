import type { Topic } from '#domain/assessment/assessment.ts';
import type { SectionName } from '#domain/chat/chat-source.ts';
import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import type { Option } from '#domain/reference/option.ts';
import { allRows, type DashboardPoint, type DashboardRow, verdictOf } from '#domain/results/dashboard.ts';
import { compareByScore } from '#domain/results/order.ts';
import type { Citations } from '../text/citations.ts';
import type { AssessmentWithResult } from './tool-context.ts';

/** What scores of components and topics are out of; returned with them, so that no model has to know it. */
export const SCALE = 'out of 25';

/** Longest free text that a tool hands to a model in a list. */
const EXCERPT = 280;

export const labelOf = (options: readonly Option[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

export function excerpt(text: string, length = EXCERPT): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= length ? plain : `${plain.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

/** Sources within one assessment, with the places of its rows (`places`). */
export function sourcesOf({ whole }: AssessmentWithResult, citations: Citations) {
  type Named = Pick<Topic, 'id' | 'code' | 'name'>;
  const topic = ({ id, code, name }: Named, isRelevant = true) =>
    citations.add('topic', `${code} ${name}`, places.topic(whole, id, isRelevant));
  return {
    results: () => citations.add('results', `Results of ${whole.assessment.name}`, places.results(whole)),
    section: (name: SectionName) => citations.add('section', name, places.section(whole, name)),
    topic: (named: Named) => topic(named),
    /** A topic where it was selected or deselected: the results show only those that are relevant. */
    selection: (named: Named) => topic(named, false),
    /** A topic where its screening scores are entered. */
    screening: ({ id, code, name }: Named) =>
      citations.add('topic', `${code} ${name}, screening`, places.screening(whole, id)),
    component: (component: Pick<Component, 'id' | 'kind' | 'title' | 'topicId'>) =>
      citations.add('component', component.title, places.component(whole, component)),
    stakeholder: (label: string, id: string) => citations.add('stakeholder', label, places.stakeholder(whole, id)),
    answer: ({ text, position }: { text: string; position: number }) =>
      citations.add('answer', text, places.question(whole, 'Organizational Information', position)),
  };
}

export type Sources = ReturnType<typeof sourcesOf>;

/** A topic of the matrix, as tools tell it. */
export function tellPoint(point: DashboardPoint, sources: Sources) {
  const { topic, hasImpact, hasFinancial } = point;
  return {
    source: sources.topic(topic),
    code: topic.code,
    topic: topic.name,
    standard: topic.group.label,
    category: topic.category,
    impactScore: hasImpact ? point.impact : null,
    financialScore: hasFinancial ? point.financial : null,
    classification: point.classification,
    material: verdictOf(point),
    components: point.componentIds.length,
  };
}
export type ToldPoint = ReturnType<typeof tellPoint>;

/** A row with what was written about it. */
type WrittenRow = DashboardRow & Pick<Component, 'description' | 'justification' | 'financialEffects'>;

/** All rows of relevant topics, highest score first. */
export function rowsByScore({ dashboard, whole }: AssessmentWithResult): WrittenRow[] {
  const texts = new Map(
    whole.components.map(({ id, description, justification, financialEffects }) => [
      id,
      { description, justification, financialEffects },
    ]),
  );
  const nothing = { description: '', justification: '', financialEffects: [] };
  return allRows(dashboard)
    .map((row) => ({ ...row, ...(texts.get(row.id) ?? nothing) }))
    .toSorted(compareByScore);
}
