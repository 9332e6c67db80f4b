import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CommentsOverview } from '#contract/comments.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** How many threads the records of an assessment have, and which comments mention the person. */
export const overviewQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.comments, assessmentId],
    queryFn: ({ signal }) => api.comments.overview({ assessmentId }, { signal }),
    staleTime: 60_000,
  });

/** How many open threads a record has, by default in the current draft; 0 until this is known. */
export function useOpenCount({ noun, recordId }: CommentedRecord, named?: AssessmentId): number {
  const draftId = useOpenAssessment()?.draft?.assessment.id;
  const assessmentId = named ?? draftId;
  const { data } = useQuery({ ...overviewQuery(assessmentId as AssessmentId), enabled: assessmentId !== undefined });
  return data ? (countsOf(data).get(`${noun} ${recordId}`) ?? 0) : 0;
}

const known = new WeakMap<CommentsOverview, ReadonlyMap<string, number>>();

/** Computed once for each answer, because hundreds of rows use it. */
function countsOf(overview: CommentsOverview): ReadonlyMap<string, number> {
  const counts =
    known.get(overview) ?? new Map(overview.records.map(({ noun, recordId, open }) => [`${noun} ${recordId}`, open]));
  known.set(overview, counts);
  return counts;
}
