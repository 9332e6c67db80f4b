import {
  type Dashboard,
  type DashboardPoint,
  type DashboardRow,
  type DashboardTopic,
  rowsBehind,
} from '#domain/results/dashboard.ts';
import type { UnassessedReason } from '#domain/results/matrix.ts';

/** Everything that the dashboard knows about one topic. */
export interface TopicView {
  topic: DashboardTopic;
  /** Null if the topic is not yet assessed; `unassessed` then says why. */
  point: DashboardPoint | null;
  unassessed: UnassessedReason | null;
  /** All its rows, highest score first, including those that do not count. */
  rows: DashboardRow[];
  screening: Dashboard['screening'][number] | null;
}

/** All rows of a dashboard, table by table. */
export function allRows(dashboard: Dashboard): DashboardRow[] {
  const { positiveImpacts, negativeImpacts, polarityNotSet, opportunities, risks } = dashboard;
  return [positiveImpacts, negativeImpacts, polarityNotSet, opportunities, risks].flat();
}

/** A topic by its id; null if it is not on the dashboard (deselected, of another assessment, mistyped). */
export function findTopic(dashboard: Dashboard, topicId: string | null): TopicView | null {
  if (topicId === null) return null;
  const screening = dashboard.screening.find(({ topic }) => topic.id === topicId) ?? null;
  const point = dashboard.points.find(({ topic }) => topic.id === topicId);
  if (point) return { topic: point.topic, point, unassessed: null, rows: rowsBehind(dashboard, point), screening };
  const open = dashboard.notYetAssessed.find(({ topic }) => topic.id === topicId);
  if (!open) return null;
  const rows = allRows(dashboard).filter(({ topic }) => topic.id === topicId);
  return { topic: open.topic, point: null, unassessed: open.reason, rows, screening };
}
