import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The choices on the requirements of an assessment, and what decides its phase-ins. Reloaded with the assessment. */
export function disclosureChoicesQuery(assessmentId: AssessmentId) {
  return queryOptions({
    queryKey: [...queryKeys.assessment, 'disclosure-choices', assessmentId],
    queryFn: ({ signal }) => api.disclosures.read({ assessmentId }, { signal }),
  });
}

export type DisclosureChoices = Awaited<ReturnType<typeof api.disclosures.read>>;
