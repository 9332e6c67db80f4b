import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssignmentsShape } from '#contract/assignments.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { type KnownWork, makeWork } from './known-work.ts';
import { localToday } from './local-today.ts';

/** Who is responsible for what in an assessment, due dates, and what is in review. */
const assignmentsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.assignments, assessmentId],
    queryFn: ({ signal }) => api.assignments.list({ assessmentId }, { signal }),
  });

/** Undefined until it has been loaded. */
export function useAssigned(assessmentId: AssessmentId): KnownWork | undefined {
  return useAssignedQuery(assessmentId).work;
}

/** The same, with whether loading failed. If refreshing fails, the last answer still counts. */
export function useAssignedQuery(assessmentId: AssessmentId) {
  const { data, isError, isFetching, refetch } = useQuery(assignmentsQuery(assessmentId));
  const { user } = useSession();
  const me = (user?.id ?? null) as UserId | null;
  const today = localToday();
  const work = useMemo(() => data && makeWork(data, me, today), [data, me, today]);
  return { work, isError: isError && !data, isFetching, refetch };
}

/** Shows the server's answer to a change, without another request. */
export function useShowAssignments(assessmentId: AssessmentId): (answer: AssignmentsShape) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(assignmentsQuery(assessmentId).queryKey, answer);
    void client.invalidateQueries({ queryKey: queryKeys.history });
  };
}
