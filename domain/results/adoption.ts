import type { Thresholds } from '#domain/assessment/assessment.ts';
import { applyThresholds, type Dashboard, type DashboardDecision, type DashboardTopic } from './dashboard.ts';
import { hasASay } from './decisions.ts';
import { type ThresholdTurns, turnsBetween } from './threshold-turns.ts';
import { type BorderlineSide, borderlineSides } from './told-decisions.ts';

/** Thresholds with the band around them, as they are adopted together. */
export interface Adopted {
  thresholds: Thresholds;
  band: number;
}

/** What adopting other thresholds or another band does to a result. */
export interface Adoption {
  turns: ThresholdTurns;
  /** Every side that then lies in the band. */
  borderline: BorderlineSide<DashboardTopic>[];
  /** Decisions that have a say now and then change nothing any more, because the score says the same. */
  idle: DashboardDecision[];
  /** Decisions that change nothing now and then do. */
  awake: DashboardDecision[];
}

/** What follows from adopting these, beside what is adopted now. */
export function adoptionOf(dashboard: Dashboard, to: Adopted): Adoption {
  const then = applyThresholds({ ...dashboard, borderlineBand: to.band }, to.thresholds);
  const pairs = (dashboard.decisions ?? []).flatMap((now, at) => {
    const later = then.decisions?.[at];
    return later ? [{ now, later }] : [];
  });
  return {
    turns: turnsBetween(dashboard.points, dashboard.thresholds, to.thresholds),
    borderline: borderlineSides(then),
    idle: pairs.filter(({ now, later }) => hasASay(now) && !hasASay(later)).map(({ later }) => later),
    awake: pairs.filter(({ now, later }) => !hasASay(now) && hasASay(later)).map(({ later }) => later),
  };
}
