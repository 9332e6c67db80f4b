import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The people and topics by which the activity can be filtered, and how many changes lack a reason. */
export function choicesQuery(assessmentId: AssessmentId) {
  return queryOptions({
    queryKey: [...queryKeys.history, assessmentId, 'choices'],
    queryFn: ({ signal }) => api.history.choices({ assessmentId }, { signal }),
  });
}
