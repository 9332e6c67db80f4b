import { multiplyScores } from '#domain/components/score.ts';
import { applyThresholds, type Dashboard, type DashboardPoint, type DashboardRow } from '#domain/results/dashboard.ts';

/** Results frozen before format 2: results and reasons, without the inputs. */
export interface EarlierResult {
  format: 1;
  thresholdsReason: string;
  dashboard: Omit<Dashboard, 'assessment'> & {
    assessment: Pick<Dashboard['assessment'], 'id' | 'name' | 'esrsVersion' | 'financialYearStart'>;
  };
  deselectedTopics: { code: string; name: string }[];
}

/**
 * Recomputes the results as far as they follow from one another: scores from their factors, topics from scores, flags from thresholds.
 */
export function recomputeEarlier({ dashboard }: EarlierResult): Omit<Dashboard, 'assessment'> {
  const { assessment: _assessment, ...frozen } = dashboard;
  const tables = {
    positiveImpacts: frozen.positiveImpacts.map(rescore),
    negativeImpacts: frozen.negativeImpacts.map(rescore),
    polarityNotSet: frozen.polarityNotSet.map(rescore),
    opportunities: frozen.opportunities.map(rescore),
    risks: frozen.risks.map(rescore),
  };
  const rows = Object.values(tables).flat();
  const points = frozen.points.map((point) => ({ ...point, ...highestBehind(point, rows) }));
  return applyThresholds({ ...frozen, ...tables, points } as Dashboard, frozen.thresholds);
}

function rescore(row: DashboardRow): DashboardRow {
  return row.score === null ? row : { ...row, score: multiplyScores(row.severity, row.likelihoodCounted) };
}

function highestBehind(
  point: DashboardPoint,
  rows: readonly DashboardRow[],
): Pick<DashboardPoint, 'impact' | 'financial'> {
  const behind = rows.filter((row) => row.counted && point.componentIds.includes(row.id));
  const highest = (side: DashboardRow['side']) =>
    Math.max(0, ...behind.filter((row) => row.side === side).map(({ score }) => score ?? 0));
  return { impact: highest('impact'), financial: highest('financial') };
}
