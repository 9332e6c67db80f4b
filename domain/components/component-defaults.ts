import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { Component } from './component.ts';
import { DEFAULT_SCORE5 } from './score.ts';

/** A component as its form begins: sliders at 3, relevance ticked, nothing else said (specification, sections 5 and 9). */
export function newComponent(id: ComponentId, topicId: TopicId, kind: ComponentKind): Component {
  return {
    id,
    topicId,
    kind,
    title: '',
    description: '',
    justification: '',
    impactRelevant: true,
    financialRelevant: true,
    natureOfImpact: '',
    actualPotentialImpact: null,
    companyBusinessArea: '',
    valueChainConcentration: '',
    timeHorizon: '',
    impactPolarity: null,
    impactSeverity: DEFAULT_SCORE5,
    impactScale: null,
    impactScope: null,
    impactIrremediability: null,
    severityReason: '',
    impactLikelihood: DEFAULT_SCORE5,
    humanRights: false,
    financialRiskOpportunity: DEFAULT_SCORE5,
    financialLikelihood: DEFAULT_SCORE5,
    riskOpportunityType: '',
    financialEffects: [],
  };
}
