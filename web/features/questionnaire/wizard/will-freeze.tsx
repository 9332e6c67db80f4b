import { useMemo } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { findingOf } from '#domain/results/finding.ts';

/** The finding that completing would freeze. */
export default function WillFreeze({ dashboard }: { dashboard: Dashboard }) {
  const { headline, support } = useMemo(() => findingOf(dashboard), [dashboard]);
  return (
    <div className="wrap-anywhere">
      <p dir="auto" className="font-medium text-pretty">
        {headline}.
      </p>
      {support ? <p className="text-sm text-pretty text-muted">{support}</p> : null}
    </div>
  );
}
