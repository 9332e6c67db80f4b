import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { HorizonScore } from '#domain/horizon-scores/horizon-score.ts';
import type { NetScore } from '#domain/measures/measure.ts';
import type { MeasureFacts } from '#domain/measures/net-score.ts';
import type { DashboardInput } from './dashboard.ts';
import type { RatedComponent } from './matrix.ts';

/** Rows in the form in which a table is sent: a list for each column, so that each name occurs only once. */
export type Columns<Row> = { [Name in keyof Row]: Row[Name][] };

type Common = Pick<
  Component,
  'id' | 'title' | 'valueChainConcentration' | 'timeHorizon' | 'severityOpen' | 'likelihoodOpen'
> & {
  /** The code of its topic, unique within the assessment and shorter than its id. */
  topicCode: string;
};

type ImpactFact = Common &
  Pick<
    Component,
    | 'impactRelevant'
    | 'impactPolarity'
    | 'actualPotentialImpact'
    | 'impactSeverity'
    | 'impactScale'
    | 'impactScope'
    | 'impactIrremediability'
    | 'severityReason'
    | 'impactLikelihood'
    | 'humanRights'
  >;

type FinancialFact = Common &
  Pick<
    Component,
    | 'kind'
    | 'financialRelevant'
    | 'financialRiskOpportunity'
    | 'financialLikelihood'
    | 'riskOpportunityType'
    | 'opportunityPursued'
  >;

/** The data of the dashboard, with each fact once and in any order; the browser groups it with the same functions as the server. */
export interface DashboardFacts extends Pick<DashboardInput, 'assessment' | 'selections' | 'scores' | 'decisions'> {
  /** The rules determine which of them lower scores, as everywhere. */
  measures: MeasureFacts[];
  netScores: NetScore[];
  horizonScores: HorizonScore[];
  topics: Topic[];
  /** `severityReason` is shortened to its first character, because a severity only depends on whether it is empty. */
  impacts: Columns<ImpactFact>;
  /** Risks and opportunities. */
  effects: Columns<FinancialFact>;
}

/** The rows of a table sent by column; all columns have the same length. */
function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const [names, lists] = [Object.keys(columns), Object.values(columns) as unknown[][]];
  const [first = []] = lists;
  return first.map((_, index) => Object.fromEntries(names.map((name, at) => [name, lists[at]?.[index]])) as Row);
}

/** Converts to the input of `buildDashboard`. Rows of topics that are not in the list are left out. */
export function readFacts({
  assessment,
  topics,
  selections,
  scores,
  decisions,
  measures,
  netScores,
  horizonScores,
  impacts,
  effects,
}: DashboardFacts): DashboardInput {
  const idByCode = new Map(topics.map(({ id, code }) => [code, id]));
  const complete = ({ topicCode, ...row }: Common & Partial<Component>): RatedComponent[] => {
    const topicId = idByCode.get(topicCode);
    return topicId ? [{ ...newComponent(row.id, topicId, 'impact'), ...row }] : [];
  };
  const components = [...toRows(impacts), ...toRows(effects)].flatMap(complete);
  const stated = { decisions, measures, netScores, horizonScores };
  return { assessment, topics, selections, scores, components, ...stated };
}
