import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Adopted } from '#domain/results/adoption.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import AdoptionOutlook from './adoption-outlook.tsx';

/** The effect of adopting on a saved draft. */
export default function DraftOutlook({ whole, to }: { whole: WholeAssessment; to: Adopted }) {
  const dashboard = useMemo(() => buildDashboard(whole), [whole]);
  const matrix = useMemo(() => buildMatrix(whole), [whole]);
  return <AdoptionOutlook dashboard={dashboard} matrix={matrix} to={to} />;
}
