import { isMaterial, type MaterialBy } from '#domain/results/classification.ts';
import { allRows, type Dashboard, type DashboardPoint } from '#domain/results/dashboard.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { bySum } from '#domain/results/order.ts';
import type { AssessmentData } from './assessment-data.ts';

/** An assessment at a glance, in counts: what the analyst reports and a language model can look up. */
export interface Overview {
  topics: {
    all: number;
    relevant: number;
    deselected: number;
    assessed: number;
    notYetAssessed: number;
    material: number;
    /** How many topics are material on which side, on none, or still open. */
    by: Readonly<Record<MaterialBy, number>>;
  };
  components: {
    all: number;
    impacts: number;
    negativeImpacts: number;
    positiveImpacts: number;
    risks: number;
    opportunities: number;
    notScored: number;
    notCounted: number;
  };
  stakeholders: { rows: number; key: number };
  /** The five topics with the highest sum of both scores. */
  highest: readonly DashboardPoint[];
}

const MOST_TOPICS = 5;

/** @param dashboard the result of the same assessment */
export function overviewOf(data: AssessmentData, dashboard: Dashboard): Overview {
  const { points, notYetAssessed, negativeImpacts, positiveImpacts, risks, opportunities } = dashboard;
  const relevant = relevantTopics(data.topics, data.selections).length;
  const rows = allRows(dashboard);
  const by: Record<MaterialBy, number> = { both: 0, impact: 0, financial: 0, none: 0, open: 0 };
  for (const { materialBy } of points) by[materialBy] += 1;
  return {
    topics: {
      all: data.topics.length,
      relevant,
      deselected: data.topics.length - relevant,
      assessed: points.length,
      notYetAssessed: notYetAssessed.length,
      material: points.filter(({ materialBy }) => isMaterial(materialBy)).length,
      by,
    },
    components: {
      all: rows.length,
      impacts: rows.filter(({ kind }) => kind === 'impact').length,
      negativeImpacts: negativeImpacts.length,
      positiveImpacts: positiveImpacts.length,
      risks: risks.length,
      opportunities: opportunities.length,
      notScored: rows.filter(({ rule }) => rule === 'unset').length,
      notCounted: rows.filter(({ counted }) => !counted).length,
    },
    stakeholders: {
      rows: data.stakeholders.length,
      key: data.stakeholders.filter(({ isKeyStakeholder }) => isKeyStakeholder).length,
    },
    highest: bySum(points).slice(0, MOST_TOPICS),
  };
}
