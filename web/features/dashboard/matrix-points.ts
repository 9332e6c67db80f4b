import { type Dashboard, type DashboardPoint, rowsBehind } from '#domain/results/dashboard.ts';
import type { MatrixPoint } from '#web/ui/matrix-chart/matrix-types.ts';

/** The dashboard's points as the chart draws them: sized by, and listing, the rows that count. */
export function toMatrixPoints(dashboard: Dashboard): MatrixPoint[] {
  return dashboard.points.map((point) => toMatrixPoint(dashboard, point));
}

function toMatrixPoint(dashboard: Dashboard, point: DashboardPoint): MatrixPoint {
  const { topic, impact, financial, hasImpact, hasFinancial } = point;
  const counted = rowsBehind(dashboard, point).filter((row) => row.counted);
  return {
    topicId: topic.id,
    code: topic.code,
    name: topic.name,
    category: topic.category,
    impact,
    financial,
    impactAssessed: hasImpact,
    financialAssessed: hasFinancial,
    componentCount: counted.length,
    components: counted.map(({ title, kind, score }) => ({ title, kind, score })),
  };
}
