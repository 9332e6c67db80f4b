import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { findingOf } from '#domain/results/finding.ts';

/** The finding that completing would freeze. */
export default function WillFreeze({ whole }: { whole: WholeAssessment }) {
  const { headline, support } = useMemo(() => findingOf(buildDashboard(whole)), [whole]);
  return (
    <div className="wrap-anywhere">
      <p dir="auto" className="font-medium text-pretty">
        {headline}.
      </p>
      {support ? <p className="text-sm text-pretty text-muted">{support}</p> : null}
    </div>
  );
}
