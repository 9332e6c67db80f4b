import { useMemo } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { isMaterial } from '#domain/results/classification.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { turnsBetween } from '#domain/results/threshold-turns.ts';
import { turnsSentence } from '#web/features/judgement/turns-sentence.ts';
import { dashboardMessages as say } from './messages.ts';
import { isSameThresholds } from './viewer-thresholds.ts';

interface MatrixSummaryProps {
  /** Those that are listed, under the viewer's thresholds. */
  points: readonly DashboardPoint[];
  thresholds: Thresholds;
  adopted: Thresholds;
}

/** How many topics are material, and which of them other thresholds than the adopted ones turn. */
export function MatrixSummary({ points, thresholds, adopted }: MatrixSummaryProps) {
  const material = points.filter(({ materialBy }) => isMaterial(materialBy)).length;
  const turns = useMemo(
    () => (isSameThresholds(thresholds, adopted) ? null : turnsSentence(turnsBetween(points, adopted, thresholds))),
    [points, adopted, thresholds],
  );
  if (points.length === 0) return null;
  return (
    <p role="status" className="font-medium">
      {say.materialSummary(material, points.length)}
      {turns === null ? null : <span className="block font-normal text-muted">{turns}</span>}
    </p>
  );
}
