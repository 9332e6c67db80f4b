import { useEffect, useMemo, useRef, useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { isMaterial } from '#domain/results/classification.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { basisOf, hasTwoScores, materialIn } from '#domain/results/managed.ts';
import { turnsBetween } from '#domain/results/threshold-turns.ts';
import { movedSentence } from '#web/features/results/topic-decisions/turns-sentence.ts';
import { dashboardMessages as say } from './messages.ts';
import { isSameThresholds } from './viewer-thresholds.ts';

/** A line is dragged over several choices: the last one is announced. */
const announceAfter = 600;

interface MatrixSummaryProps {
  /** With the listed points, under the viewer's thresholds. */
  of: Pick<Dashboard, 'assessment' | 'points' | 'thresholds' | 'scoreBasis'>;
  /** The company's thresholds. */
  company: Thresholds;
  /** Whether to count the material topics, also by the other scores if measures lead to two: the finding above the matrix does, for all topics under the company's thresholds. */
  hasTotal: boolean;
}

/**
 * How many topics are material, and which topics leave and enter under the viewer's
 * thresholds. A screen reader hears it once for each change, in one sentence.
 */
export function MatrixSummary({ of, company, hasTotal }: MatrixSummaryProps) {
  const { points, thresholds } = of;
  const isAdopted = Boolean(of.assessment.thresholdsAdopted);
  const material = points.filter(({ materialBy }) => isMaterial(materialBy)).length;
  const moved = useMemo(
    () =>
      isSameThresholds(thresholds, company)
        ? null
        : movedSentence(turnsBetween(points, company, thresholds), isAdopted),
    [points, company, thresholds, isAdopted],
  );
  const total = hasTotal ? [say.materialSummary(material, points.length), materialByOther(of)].filter(Boolean) : [];
  const announced = useAnnounced(
    thresholds,
    [say.thresholdsNow(thresholds), moved, say.materialNow(material, points.length)].filter(Boolean).join(' '),
  );
  if (points.length === 0) return null;
  return (
    <>
      {total.length > 0 ? <p className="font-medium">{total.join('. ')}</p> : null}
      {moved === null ? null : <p className="text-pretty wrap-anywhere">{moved}</p>}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

/** How many topics are material by the other scores, if measures lead to two: 'After measures: 7 are material'. */
export function materialByOther(of: MatrixSummaryProps['of']): string | null {
  if (!hasTwoScores(of)) return null;
  const basis = basisOf(of);
  return say.materialByOther[basis](materialIn(of, basis === 'net' ? 'gross' : 'net').length);
}

/** The text, a moment after the thresholds have changed; empty before that. */
function useAnnounced(thresholds: Thresholds, text: string): string {
  const [announced, setAnnounced] = useState('');
  const known = useRef(thresholds);
  useEffect(() => {
    if (isSameThresholds(known.current, thresholds)) return;
    const timer = setTimeout(() => {
      known.current = thresholds;
      setAnnounced(text);
    }, announceAfter);
    return () => clearTimeout(timer);
  }, [thresholds, text]);
  return announced;
}
