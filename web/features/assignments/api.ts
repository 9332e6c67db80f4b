import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssignmentsShape } from '#contract/assignments.ts';
import type { Assigned } from '#domain/assignments/assignment.ts';
import { readStandings, type Standings } from '#domain/assignments/standing.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { localToday } from './local-today.ts';

/** Who is responsible for what in an assessment, by when, and what is in review. */
export const assignmentsQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.assignments, assessmentId],
    queryFn: ({ signal }) => api.assignments.list({ assessmentId }, { signal }),
  });

/** What is known of the work on an assessment, as the person in front of the screen sees it today; undefined until it is there. */
export interface KnownWork extends Assigned {
  assignments: AssignmentsShape['assignments'];
}

export function useAssigned(assessmentId: AssessmentId): KnownWork | undefined {
  const { data } = useQuery(assignmentsQuery(assessmentId));
  const { user } = useSession();
  const me = (user?.id ?? null) as UserId | null;
  const today = localToday();
  return useMemo(() => data && { ...data, me, today }, [data, me, today]);
}

const made = new WeakMap<KnownWork['assignments'], Standings>();

/** How all records stand: made once for an answer, however many marks ask. */
export function standingsOf({ assignments, people }: KnownWork): Standings {
  const known = made.get(assignments) ?? readStandings({ assignments, people });
  made.set(assignments, known);
  return known;
}

/** Shows what the server answered to a change, without asking again. */
export function useShowAssignments(assessmentId: AssessmentId): (answer: AssignmentsShape) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(assignmentsQuery(assessmentId).queryKey, answer);
    void client.invalidateQueries({ queryKey: queryKeys.history });
  };
}
