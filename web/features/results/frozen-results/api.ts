import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export type FrozenAnswer = Awaited<ReturnType<typeof api.frozenResults.readFrozen>>;

/** A frozen result of an assessment: the last one, or the one that is named. */
export const frozenQuery = (assessmentId: string, frozenId: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, assessmentId, 'frozen', frozenId],
    queryFn: ({ signal }) =>
      api.frozenResults.readFrozen(
        { assessmentId: assessmentId as AssessmentId, ...(frozenId !== null && { frozenId }) },
        { signal },
      ),
    retry: false,
  });

/** All frozen results of an assessment, newest first. */
export const frozenListQuery = (assessmentId: string) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, assessmentId, 'frozen-results'],
    queryFn: ({ signal }) => api.frozenResults.listFrozen({ assessmentId: assessmentId as AssessmentId }, { signal }),
    retry: false,
  });

/** One of the frozen results of an assessment, as it is listed. */
export type FrozenListed = Awaited<ReturnType<typeof api.frozenResults.listFrozen>>[number];
