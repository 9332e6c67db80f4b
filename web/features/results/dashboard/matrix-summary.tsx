import { useMemo } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { isMaterial } from '#domain/results/classification.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { basisOf, hasTwoScores, materialIn } from '#domain/results/managed.ts';
import { turnsBetween } from '#domain/results/threshold-turns.ts';
import { turnsSentence } from '#web/features/results/topic-decisions/turns-sentence.ts';
import { dashboardMessages as say } from './messages.ts';
import { isSameThresholds } from './viewer-thresholds.ts';

interface MatrixSummaryProps {
  /** With the listed points, under the viewer's thresholds. */
  of: Pick<Dashboard, 'assessment' | 'points' | 'thresholds' | 'scoreBasis'>;
  adopted: Thresholds;
}

/**
 * How many topics are material, also by the other scores if measures lead to two, and which of them change under the viewer's thresholds.
 */
export function MatrixSummary({ of, adopted }: MatrixSummaryProps) {
  const { points, thresholds } = of;
  const isAdopted = Boolean(of.assessment.thresholdsAdopted);
  const basis = basisOf(of);
  const material = points.filter(({ materialBy }) => isMaterial(materialBy)).length;
  const turns = useMemo(
    () =>
      isSameThresholds(thresholds, adopted)
        ? null
        : turnsSentence(turnsBetween(points, adopted, thresholds), isAdopted),
    [points, adopted, thresholds, isAdopted],
  );
  if (points.length === 0) return null;
  return (
    <p role="status" className="font-medium">
      {say.materialSummary(material, points.length)}
      {hasTwoScores(of) ? say.materialByOther[basis](materialIn(of, basis === 'net' ? 'gross' : 'net').length) : null}
      {turns === null ? null : <span className="block font-normal text-muted">{turns}</span>}
    </p>
  );
}
