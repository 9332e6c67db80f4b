import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { Side } from '#domain/components/component-score.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { type Evidenced, entryEvidenceReader } from '#domain/evidence/entry-evidence.ts';
import { type EvidencedNoun, evidenceReader } from '#domain/evidence/evidence.ts';
import { isHorizonOpen } from '#domain/horizon-scores/horizon-score.ts';
import type { ComponentId, MeasureId, TopicId } from '#domain/ids.ts';
import { concludedByTopic } from '#domain/results/decisions.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { isScreened } from '#domain/topics/topic-score.ts';
import type { AssessmentData } from './assessment-data.ts';

/** The part of an assessment that counts: relevant topics, and everything under them. */
export interface RelevantPart {
  topics: Topic[];
  components: Component[];
}

export function relevantPart(data: Pick<AssessmentData, 'topics' | 'selections' | 'components'>): RelevantPart {
  const topics = relevantTopics(data.topics, data.selections);
  const ids = new Set(topics.map((topic) => topic.id));
  return { topics, components: data.components.filter(({ topicId }) => ids.has(topicId)) };
}

const isBlank = (text: string) => text.trim() === '';
export const isImpact = (component: Component) => component.kind === 'impact';
export const isRiskOrOpportunity = (component: Component) => component.kind !== 'impact';

/** The fields that a component can leave open, and the kinds for which they are required. The wizard and the assistant both use this. */
const LEAVES_OPEN = {
  justification: (component) => isBlank(component.justification),
  description: (component) => isBlank(component.description),
  scores: (component) => openScoresOf(component).length > 0,
  polarity: (component) => isImpact(component) && component.impactPolarity === null,
  actuality: (component) => isImpact(component) && component.actualPotentialImpact === null,
  'time-horizon': (component) => isBlank(component.timeHorizon),
  'value-chain': (component) => isBlank(component.valueChainConcentration),
  type: (component) => isRiskOrOpportunity(component) && isBlank(component.riskOpportunityType),
  'financial-effects': (component) => isRiskOrOpportunity(component) && component.financialEffects.length === 0,
} as const satisfies Record<string, (component: Component) => boolean>;

export type OpenDetail = keyof typeof LEAVES_OPEN;

/**
 * Relevant opportunities for which nobody has chosen whether they are pursued; none under the 2023 set, which does not require this (ESRS
 * 1 (2026) §102).
 */
export function opportunitiesUnchosen(
  { assessment }: Pick<AssessmentData, 'assessment'>,
  { components }: RelevantPart,
) {
  if (assessment.esrsVersion !== 'esrs-2026') return [];
  return components.filter((one) => one.kind === 'opportunity' && one.opportunityPursued === null).map(({ id }) => id);
}

const DETAILS = Object.keys(LEAVES_OPEN) as OpenDetail[];

/** The required fields that a component leaves open. */
export function openDetailsOf(component: Component): OpenDetail[] {
  return DETAILS.filter((detail) => LEAVES_OPEN[detail](component));
}

/** The relevant components that leave a field open. */
export function componentsWithout(detail: OpenDetail, { components }: RelevantPart): ComponentId[] {
  return components.filter(LEAVES_OPEN[detail]).map((component) => component.id);
}

/** The relevant topics without a component that meets the condition. */
export function topicsWithout(isWanted: (component: Component) => boolean, part: RelevantPart): TopicId[] {
  const covered = new Set(part.components.filter(isWanted).map((component) => component.topicId));
  return part.topics.map((topic) => topic.id).filter((id) => !covered.has(id));
}

/** The relevant topics with no impact, or no risk or opportunity, whose side has not been concluded top-down either (method M31). */
export function topicsWithoutSide(
  side: Side,
  { decisions }: Pick<AssessmentData, 'decisions'>,
  part: RelevantPart,
): TopicId[] {
  const concluded = concludedByTopic(decisions);
  const isWanted = side === 'impact' ? isImpact : isRiskOrOpportunity;
  return topicsWithout(isWanted, part).filter((id) => !concluded.get(id)?.[side]);
}

/** The relevant topics without a screening score on at least one side; a topic concluded top-down on both sides needs none. */
export function topicsWithoutScore(
  { scores, decisions }: Pick<AssessmentData, 'scores' | 'decisions'>,
  { topics }: RelevantPart,
): TopicId[] {
  const scored = new Set(scores.filter(isScreened).map((score) => score.topicId));
  const concluded = concludedByTopic(decisions);
  const isConcluded = (id: TopicId) => concluded.get(id)?.impact === true && concluded.get(id)?.financial === true;
  return topics.map((topic) => topic.id).filter((id) => !scored.has(id) && !isConcluded(id));
}

/** Returns those of the records that have expired evidence. */
export function withExpired<Id extends string>(
  noun: EvidencedNoun,
  ids: readonly Id[],
  { evidence }: Pick<AssessmentData, 'evidence'>,
): Id[] {
  const evidenceOf = evidenceReader(evidence);
  return ids.filter((id) => (evidenceOf(noun, id)?.expired ?? 0) > 0);
}

/** Returns those of the entries, and of their measures, that have expired evidence. */
export function expiredAtEntries(ids: readonly ComponentId[], data: Evidenced): (ComponentId | MeasureId)[] {
  const evidenceAt = entryEvidenceReader(data);
  return ids.flatMap((id) => evidenceAt(id)?.expiredAt ?? []);
}

/** The topics that were set aside without a reason although one of their entries has both scores. */
export function asideUnexplained({ topics, selections, components, reasonGaps }: AssessmentData): TopicId[] {
  if (!reasonGaps) return [];
  const scored = new Set(
    components.filter((component) => openScoresOf(component).length === 0).map(({ topicId }) => topicId),
  );
  const relevant = new Set(relevantTopics(topics, selections));
  const unexplained = new Set(reasonGaps.aside);
  return topics
    .filter((topic) => !relevant.has(topic) && unexplained.has(topic.id) && scored.has(topic.id))
    .map(({ id }) => id);
}

/** The entries, of these, that have a score for a further time horizon which somebody has to complete or remove (method M33). */
export function horizonsOpenAmong(
  components: readonly Component[],
  { horizonScores = [] }: Pick<AssessmentData, 'horizonScores'>,
): ComponentId[] {
  const asked = new Map(components.map((component) => [component.id, component]));
  const open = new Set<ComponentId>();
  for (const row of horizonScores) {
    const component = asked.get(row.componentId);
    if (component && isHorizonOpen(component, row)) open.add(component.id);
  }
  return components.map(({ id }) => id).filter((id) => open.has(id));
}

/** The entries, of these, whose score changed since their justification and evidence were written. */
export function rescoredAmong(
  components: readonly Component[],
  { reasonGaps }: Pick<AssessmentData, 'reasonGaps'>,
): ComponentId[] {
  const rescored = new Set(reasonGaps?.rescored);
  return components.filter(({ id }) => rescored.has(id)).map(({ id }) => id);
}
