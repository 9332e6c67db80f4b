import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export type FrozenAnswer = Awaited<ReturnType<typeof api.results.readFrozen>>;

/** What completing froze last of an assessment. */
export const frozenQuery = (assessmentId: string) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, assessmentId, 'frozen'],
    queryFn: ({ signal }) => api.results.readFrozen({ assessmentId: assessmentId as AssessmentId }, { signal }),
    retry: false,
  });
