import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The same for the open points of an assessment, which are read less often: not after each change (`useReasonGaps`). */
export const reasonGapsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.reasonGaps, assessmentId],
    queryFn: ({ signal }) => api.audit.leftOut({ assessmentId }, { signal }),
  });

/** What the history knows about what an assessment leaves out. It is made of changes, so each change reloads it. */
export const leftOutQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.history, assessmentId, 'left-out'],
    queryFn: ({ signal }) => api.audit.leftOut({ assessmentId }, { signal }),
  });
