import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import type { ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import { materialBy } from '#domain/results/classification.ts';
import { buildMatrix, relevantTopics } from '#domain/results/matrix.ts';
import type { AssessmentData } from './assessment-data.ts';

/** Where an assessment is thin: what an auditor would ask about. */
export type GapCode =
  | 'topic-without-components'
  | 'topic-without-impacts'
  | 'topic-without-risks-or-opportunities'
  | 'topic-not-counted'
  | 'component-without-justification'
  | 'component-without-description'
  | 'impact-without-polarity'
  | 'impact-without-actuality'
  | 'component-without-time-horizon'
  | 'component-without-value-chain'
  | 'effect-without-type'
  | 'effect-without-financial-effects'
  | 'stakeholder-without-engagement'
  | 'key-stakeholder-without-reason'
  | 'thresholds-without-reason';

export interface Gap {
  code: GapCode;
  topicIds: TopicId[];
  componentIds: ComponentId[];
  stakeholderIds: StakeholderId[];
}

const isBlank = (text: string) => text.trim() === '';
const isImpact = (component: Component) => component.kind === 'impact';

const BY_COMPONENT: readonly (readonly [GapCode, (component: Component) => boolean])[] = [
  ['component-without-justification', (component) => isBlank(component.justification)],
  ['component-without-description', (component) => isBlank(component.description)],
  ['impact-without-polarity', (component) => isImpact(component) && component.impactPolarity === null],
  ['impact-without-actuality', (component) => isImpact(component) && component.actualPotentialImpact === null],
  ['component-without-time-horizon', (component) => isBlank(component.timeHorizon)],
  ['component-without-value-chain', (component) => isBlank(component.valueChainConcentration)],
  ['effect-without-type', (component) => !isImpact(component) && isBlank(component.riskOpportunityType)],
  ['effect-without-financial-effects', (component) => !isImpact(component) && component.financialEffects.length === 0],
];

/** The gaps of an assessment, those without findings left out. Deselected topics and what stands under them do not count. */
export function findGaps(data: AssessmentData): Gap[] {
  const topics = relevantTopics(data.topics, data.selections);
  const relevant = new Set(topics.map((topic) => topic.id));
  const components = data.components.filter((component) => relevant.has(component.topicId));
  const matrix = buildMatrix(data);
  const has = (topicId: TopicId, isOfSide: (component: Component) => boolean) =>
    components.some((component) => component.topicId === topicId && isOfSide(component));
  const started = topics.filter((topic) => has(topic.id, () => true)).map((topic) => topic.id);
  const topicGap = (code: GapCode, topicIds: TopicId[]): Gap => ({
    code,
    topicIds,
    componentIds: [],
    stakeholderIds: [],
  });
  const unassessed = (reason: string) =>
    matrix.notYetAssessed.filter((entry) => entry.reason === reason).map((entry) => entry.topic.id);
  const gaps: Gap[] = [
    topicGap('topic-without-components', unassessed('no-components')),
    topicGap('topic-not-counted', unassessed('nothing-counted')),
    topicGap(
      'topic-without-impacts',
      started.filter((id) => !has(id, isImpact)),
    ),
    topicGap(
      'topic-without-risks-or-opportunities',
      started.filter((id) => !has(id, (component) => !isImpact(component))),
    ),
    ...BY_COMPONENT.map(([code, isOpen]) => ({
      ...topicGap(code, []),
      componentIds: components.filter(isOpen).map((component) => component.id),
    })),
    {
      ...topicGap('stakeholder-without-engagement', []),
      stakeholderIds: data.stakeholders.filter((row) => row.engagementOrganization.length === 0).map((row) => row.id),
    },
    {
      ...topicGap('key-stakeholder-without-reason', []),
      stakeholderIds: data.stakeholders
        .filter((row) => row.isKeyStakeholder && isBlank(row.keyStakeholderReason))
        .map((row) => row.id),
    },
  ];
  const found = gaps.filter((gap) => gap.topicIds.length + gap.componentIds.length + gap.stakeholderIds.length > 0);
  if (isBlank(data.assessment.thresholdsReason)) found.push(topicGap('thresholds-without-reason', []));
  return found;
}

/** Components whose score carries a topic over a threshold: an open field there weighs most. */
export function decidingComponents(data: AssessmentData): Set<ComponentId> {
  const { thresholds } = data.assessment;
  const deciding = new Set<ComponentId>();
  for (const point of buildMatrix(data).points) {
    if (materialBy(point, thresholds) === 'none') continue;
    for (const { component } of point.components) {
      const { counted, side, score } = scoreComponent(component);
      if (counted && score >= thresholds[side]) deciding.add(component.id);
    }
  }
  return deciding;
}
