import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';

/** Results of one assessment, or of the newest that has any. Choosing another keeps the present ones in sight meanwhile. */
export function dashboardQuery(assessmentId: string | null) {
  return queryOptions({
    queryKey: ['dashboard', assessmentId],
    queryFn: ({ signal }) =>
      api.dashboard.read(assessmentId === null ? {} : { assessmentId: assessmentId as AssessmentId }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Who adopted the thresholds of which assessment, when and why. Refreshed with the dashboard. */
export const adoptionsQuery = queryOptions({
  queryKey: ['dashboard', 'adoptions'],
  queryFn: ({ signal }) => api.assessment.list(undefined, { signal }),
});

export type DashboardAnswer = Awaited<ReturnType<typeof api.dashboard.read>>;
export type AssessmentChoice = DashboardAnswer['choices'][number];
