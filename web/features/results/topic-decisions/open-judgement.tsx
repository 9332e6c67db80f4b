import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { OpenConclusions } from './open-conclusions.tsx';
import { DecisionsLine } from './open-decisions.tsx';

/** What is not concluded, and the open points of the company's own judgement, before an assessment is completed. */
export default function OpenJudgement({ whole }: { whole: WholeAssessment }) {
  const dashboard = useMemo(() => buildDashboard(whole), [whole]);
  return (
    <>
      <OpenConclusions dashboard={dashboard} />
      <DecisionsLine dashboard={dashboard} />
    </>
  );
}
