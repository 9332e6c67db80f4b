import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** What auditors have looked at, asked and drawn in an assessment. */
export const auditQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.audit, assessmentId],
    queryFn: ({ signal }) => api.audit.read({ assessmentId }, { signal }),
    staleTime: 30_000,
  });
