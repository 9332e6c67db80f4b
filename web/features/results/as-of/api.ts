import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** An assessment as it was at a time (ISO 8601), or as it is now. Reloaded with the assessment. */
export function stateQuery(assessmentId: AssessmentId, at: string | null) {
  return queryOptions({
    queryKey: [...queryKeys.assessment, assessmentId, 'as-of', at],
    queryFn: ({ signal }) =>
      at === null
        ? api.assessment.read({ assessmentId }, { signal })
        : api.history.asOf({ assessmentId, at }, { signal }),
    // A refusal is final.
    retry: false,
  });
}
