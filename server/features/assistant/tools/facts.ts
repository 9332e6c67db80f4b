import { componentSource, resultsSource, sectionSource, topicSource } from '#domain/chat/sources.ts';
import type { Component } from '#domain/components/component.ts';
import { allRows, type DashboardPoint, type DashboardRow, verdictOf } from '#domain/results/dashboard.ts';
import { compareByScore } from '#domain/results/order.ts';
import type { Citations } from '../text/citations.ts';
import type { AssessmentWithResult } from './tool-context.ts';

/** The maximum score of components and topics; returned with scores, so that a model does not have to know it. */
export const SCALE = 'out of 25';

/** The sources of one assessment, numbered for one answer. */
export function sourcesOf({ whole }: AssessmentWithResult, citations: Citations) {
  type Named = Parameters<typeof topicSource>[1];
  return {
    results: () => citations.cite(resultsSource(whole)),
    section: (name: string) => citations.cite(sectionSource(whole, name)),
    topic: (topic: Named) => citations.cite(topicSource(whole, topic)),
    component: (component: Parameters<typeof componentSource>[1]) => citations.cite(componentSource(whole, component)),
  };
}

export type Sources = ReturnType<typeof sourcesOf>;

/** A topic of the matrix, as tools return it. */
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

/** A row with its texts. */
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
