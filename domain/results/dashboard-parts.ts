import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import { traceOf } from '#domain/horizon-scores/horizon-score.ts';
import { topicGroup } from '#domain/topics/topic-group.ts';
import { classify, materialBy } from './classification.ts';
import type {
  Dashboard,
  DashboardInput,
  DashboardPoint,
  DashboardRow,
  DashboardTopic,
  ScoreBeside,
} from './dashboard.ts';
import type { ScoredComponent, TopicPoint } from './matrix.ts';

export function toPoint(point: TopicPoint, topic: DashboardTopic, thresholds: Thresholds): DashboardPoint {
  const { impact, financial, hasImpact, hasFinancial, decided, concluded, beside } = point;
  return {
    topic,
    impact,
    financial,
    hasImpact,
    hasFinancial,
    ...(decided && { decided }),
    ...(concluded && { concluded }),
    ...(beside && { beside }),
    classification: classify(point, thresholds),
    materialBy: materialBy(point, thresholds),
    componentIds: point.components.map(({ component }) => component.id),
  };
}

export function toRow({ component, score, beside, horizons }: ScoredComponent, topic: DashboardTopic): DashboardRow {
  return {
    id: component.id,
    topic,
    kind: component.kind,
    title: component.title,
    impactPolarity: component.impactPolarity,
    actualPotentialImpact: component.actualPotentialImpact,
    valueChainConcentration: component.valueChainConcentration,
    timeHorizon: component.timeHorizon,
    riskOpportunityType: component.riskOpportunityType,
    ...score,
    ...(beside && { beside: toBeside(beside) }),
    ...(horizons && { horizons: traceOf(horizons) }),
  };
}

const toBeside = ({ severity, likelihoodCounted, likelihoodStated, score }: ComponentScore): ScoreBeside => ({
  severity,
  likelihoodCounted,
  likelihoodStated,
  score,
});

export function nameTopic(topic: Topic, { esrsVersion }: DashboardInput['assessment']): DashboardTopic {
  const { id, code, name, category } = topic;
  return { id, code, name, category, group: topicGroup(topic, esrsVersion) };
}

export function nameAssessment(assessment: DashboardInput['assessment']): Dashboard['assessment'] {
  const { id, name, status, completedAt, isApproved, isSigned, createdAt, thresholdsAdopted } = assessment;
  const { esrsVersion, esrsVersionToBeConfirmed, financialYearStart } = assessment;
  const law = { esrsVersion, esrsVersionToBeConfirmed, financialYearStart };
  // Values that were not loaded are left out, as the type allows.
  const asked = {
    ...(isSigned !== undefined && { isSigned }),
    ...(thresholdsAdopted !== undefined && { thresholdsAdopted }),
  };
  return { id, name, status, completedAt, isApproved, ...asked, createdAt, ...law };
}
