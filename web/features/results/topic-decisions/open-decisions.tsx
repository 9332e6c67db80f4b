import { useMemo } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { hasASay } from '#domain/results/decisions.ts';
import { borderlineSides } from '#domain/results/told-decisions.ts';
import { judgementMessages as say } from './messages.ts';

/** Open points of the company's own judgement. */
export default function OpenDecisions({ whole }: { whole: WholeAssessment }) {
  return <DecisionsLine dashboard={useMemo(() => buildDashboard(whole), [whole])} />;
}

/** Borderline sides without a decision, and decisions that change nothing. */
export function DecisionsLine({ dashboard }: { dashboard: Dashboard }) {
  const open = borderlineSides(dashboard).filter(({ decision }) => !decision).length;
  const idle = (dashboard.decisions ?? []).filter((decision) => !hasASay(decision)).length;
  if (open + idle === 0) return null;
  return (
    <p className="text-sm">
      {[...(open > 0 ? [say.openOnes(open)] : []), ...(idle > 0 ? [say.idleOnes(idle)] : [])].join(' ')}{' '}
      <Link
        to={`${screens.dashboard.path}?assessment=${dashboard.assessment.id}#judgement`}
        className="rounded-sm text-accent hover:underline"
      >
        {say.toThem}
      </Link>
    </p>
  );
}
