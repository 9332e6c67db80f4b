import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import { applyThresholds, type Dashboard, type DashboardDecision, type DashboardTopic } from './dashboard.ts';
import { hasASay } from './decisions.ts';
import { basisOf, pointsBy } from './managed.ts';
import { type ThresholdTurns, turnsBetween } from './threshold-turns.ts';
import { type BorderlineSide, borderlineSides } from './told-decisions.ts';

/** Thresholds and the band around them, which are adopted together. */
export interface Adopted {
  thresholds: Thresholds;
  band: number;
  /** The scores from which results are computed (method M30); unchanged if absent. */
  basis?: ScoreBasis;
}

/** The effect of adopting other thresholds or another band on a result. */
export interface Adoption {
  turns: ThresholdTurns;
  /** Every side that would then be within the band. */
  borderline: BorderlineSide<DashboardTopic>[];
  /** Decisions that have an effect now but would then have none, because the score gives the same result. */
  idle: DashboardDecision[];
  /** Decisions that change nothing now but then would. */
  awake: DashboardDecision[];
}

/** The consequences of adopting these, compared with what is adopted now. */
export function adoptionOf(dashboard: Dashboard, to: Adopted): Adoption {
  const points = pointsBy(dashboard, to.basis ?? basisOf(dashboard));
  const scoreOf = new Map(points.map((point) => [point.topic.id, point]));
  const told = dashboard.decisions?.map((decision) => ({
    ...decision,
    score: scoreOf.get(decision.topic.id)?.[decision.side] ?? decision.score,
  }));
  const moved = { ...dashboard, points, borderlineBand: to.band, ...(told && { decisions: told }) };
  const then = applyThresholds(moved, to.thresholds);
  const pairs = (dashboard.decisions ?? []).flatMap((now, at) => {
    const later = then.decisions?.[at];
    return later ? [{ now, later }] : [];
  });
  return {
    turns: turnsBetween(dashboard.points, dashboard.thresholds, to.thresholds, points),
    borderline: borderlineSides(then),
    idle: pairs.filter(({ now, later }) => hasASay(now) && !hasASay(later)).map(({ later }) => later),
    awake: pairs.filter(({ now, later }) => !hasASay(now) && hasASay(later)).map(({ later }) => later),
  };
}
