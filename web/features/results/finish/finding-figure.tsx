import { useMemo } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { findingOf } from '#domain/results/finding.ts';
import { toMatrixPoints } from '#web/features/results/dashboard/matrix-points.ts';
import { MatrixFigure } from '#web/features/results/matrix/matrix-figure.tsx';
import { finishMessages as say } from './messages.ts';

/** The finding of a completed assessment in words, above its matrix. */
export function FindingFigure({ results }: { results: Omit<Dashboard, 'assessment'> }) {
  const { headline, support } = findingOf(results);
  const points = useMemo(() => toMatrixPoints(results), [results]);
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <p dir="auto" className="headline text-xl text-balance wrap-anywhere">
          {headline}.
        </p>
        {support ? <p className="text-sm text-pretty">{support}</p> : null}
      </div>
      {points.length > 0 ? (
        <MatrixFigure points={points} thresholds={results.thresholds} label={say.matrix} legend="folded" isSquare />
      ) : null}
    </>
  );
}
