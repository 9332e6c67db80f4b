import { queryOptions } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The records of a draft that were carried over and that nobody has reviewed. Reloaded with the questionnaire. */
export const carriedQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, 'carried', assessmentId],
    queryFn: ({ signal }) => api.review.carried({ assessmentId }, { signal }),
  });
