import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** For each copied component of an assessment, the component that it was copied from. */
export const originsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, assessmentId, 'origins'],
    queryFn: async ({ signal }) => {
      const origins = await api.components.origins({ assessmentId }, { signal });
      return new Map<string, string>(origins.map(({ id, copiedFrom }) => [id, copiedFrom]));
    },
    retry: false,
  });
