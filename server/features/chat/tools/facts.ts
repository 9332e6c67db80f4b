import type { Topic } from '#domain/assessment/assessment.ts';
import { editorOf, placePath, resultsPath, type SectionName, sectionPath } from '#domain/chat/chat-source.ts';
import type { Component } from '#domain/components/component.ts';
import { likelihoodOverruled } from '#domain/components/component-score.ts';
import { shortTexts } from '#domain/components/component-texts.ts';
import { byId } from '#domain/found.ts';
import type { Option } from '#domain/reference/option.ts';
import {
  financialEffects,
  impactNatures,
  riskOpportunityTypes,
  timeHorizons,
  valueChainConcentrations,
} from '#domain/reference/options.ts';
import { MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { allRows } from '#domain/results/compare-years.ts';
import type { DashboardPoint, DashboardRow } from '#domain/results/dashboard.ts';
import { compareByScore } from '#domain/results/order.ts';
import type { Citations } from '../citations.ts';
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

/** Sources of one assessment. Only a draft has sections to open; a completed one is shown by its results. */
export function sourcesOf({ whole }: AssessmentWithResult, citations: Citations) {
  const { id, status } = whole.assessment;
  const isDraft = status === 'draft';
  type Named = Pick<Topic, 'id' | 'code' | 'name'>;
  return {
    results: () => citations.add('results', `Results of ${whole.assessment.name}`, resultsPath(id)),
    section: (name: SectionName) => citations.add('section', name, isDraft ? sectionPath(name) : resultsPath(id)),
    topic: ({ id: topicId, code, name }: Named) => citations.add('topic', `${code} ${name}`, resultsPath(id, topicId)),
    /** A topic where it was selected or deselected: the results show only those that are relevant. */
    selection: ({ id: topicId, code, name }: Named) =>
      citations.add(
        'topic',
        `${code} ${name}`,
        isDraft ? placePath('Topic Selection', 'topic', topicId) : resultsPath(id, topicId),
      ),
    /** A topic where its screening scores are entered. */
    screening: ({ id: topicId, code, name }: Named) =>
      citations.add(
        'topic',
        `${code} ${name}, screening`,
        isDraft ? placePath('Materiality Scoring', 'topic', topicId) : resultsPath(id, topicId),
      ),
    component: (component: Pick<Component, 'id' | 'kind' | 'title' | 'topicId'>) =>
      citations.add(
        'component',
        component.title,
        isDraft ? placePath(editorOf(component), 'component', component.id) : resultsPath(id, component.topicId),
      ),
    stakeholder: (label: string, stakeholderId: string) =>
      citations.add(
        'stakeholder',
        label,
        isDraft ? placePath('Stakeholder Mapping', 'stakeholder', stakeholderId) : resultsPath(id),
      ),
    answer: ({ text, position }: { text: string; position: number }) =>
      citations.add(
        'answer',
        text,
        isDraft ? placePath('Organizational Information', 'question', position) : resultsPath(id),
      ),
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
    material: MATERIAL_BY_LABELS[point.materialBy],
    components: point.componentIds.length,
  };
}
export type ToldPoint = ReturnType<typeof tellPoint>;

const RULES: Readonly<Record<DashboardRow['rule'], string>> = {
  product: '',
  actual: 'actual impact: counts with likelihood 5',
  'human-rights': 'human-rights impact: severity takes precedence, counts with likelihood 5',
};

/** An impact, risk or opportunity with its score, as tools tell it. */
export function tellRow(row: DashboardRow, on: AssessmentWithResult, sources: Sources) {
  const component = byId(on.whole.components, row.id);
  const stated = likelihoodOverruled(row);
  return {
    source: sources.component(component),
    kind: kindOf(row),
    title: row.title,
    topic: `${row.topic.code} ${row.topic.name}`,
    category: row.topic.category,
    score: row.score,
    ...(row.side === 'impact' ? { severity: row.severity } : { magnitude: row.severity }),
    likelihood: row.likelihoodCounted,
    ...(stated !== null && { statedLikelihood: stated }),
    rule: RULES[row.rule],
    counted: row.counted,
    actuality: row.actualPotentialImpact,
    timeHorizon: labelOf(timeHorizons, row.timeHorizon),
    valueChain: labelOf(valueChainConcentrations, row.valueChainConcentration),
    type: labelOf(riskOpportunityTypes, row.riskOpportunityType),
    financialEffects: component.financialEffects.map((effect) => labelOf(financialEffects, effect)),
    humanRights: component.humanRights,
    stated: Object.fromEntries(shortTexts(component).map(({ label, text }) => [label, text])),
    nature: labelOf(impactNatures, component.natureOfImpact),
    description: excerpt(component.description),
    justification: excerpt(component.justification),
  };
}

export function kindOf(row: Pick<DashboardRow, 'kind' | 'impactPolarity'>): string {
  if (row.kind !== 'impact') return row.kind;
  return row.impactPolarity ? `${row.impactPolarity.toLowerCase()} impact` : 'impact without polarity';
}

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
