import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { type KnownAssessment, knownFromDashboard, knownFromDraft } from './known-assessment.ts';

/**
 * The assessment that the palette searches: the draft where the questionnaire has read it, else what the dashboard shows by default.
 * Never opens the draft itself, since that begins one where there is none.
 */
export function useKnownAssessment(): KnownAssessment | null {
  const draft = useQuery({ ...openAssessmentQuery, enabled: false }).data?.draft ?? null;
  const shown = useQuery({ ...dashboardQuery(null), enabled: draft === null }).data?.dashboard ?? null;
  return useMemo(() => (draft ? knownFromDraft(draft) : shown && knownFromDashboard(shown)), [draft, shown]);
}
