import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { Dashboard, DashboardPoint, DashboardTopic } from '#domain/results/dashboard.ts';

/** A side of a topic on which someone decides. */
export interface JudgedSide {
  topic: DashboardTopic;
  side: Side;
  /** 0 if nothing counts. */
  score: number;
  threshold: number;
  /** The company's band; 0 for none. */
  band: number;
}

interface Of {
  topic: DashboardTopic;
  /** Null if the topic has none. */
  point: Pick<DashboardPoint, keyof Thresholds> | null;
  dashboard: Pick<Dashboard, 'thresholds' | 'borderlineBand'>;
}

/** A side of a topic, from its result. */
export function judgedSide({ topic, point, dashboard }: Of, side: Side): JudgedSide {
  const { thresholds, borderlineBand: band = 0 } = dashboard;
  return { topic, side, score: point?.[side] ?? 0, threshold: thresholds[side], band };
}
