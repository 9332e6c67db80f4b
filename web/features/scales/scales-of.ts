import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { ourScales, type Scales } from '#domain/scales/our-scales.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const scalesOfQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.scales, 'of', assessmentId],
    // JSON says nothing of how many words a scale has; the contract does.
    queryFn: async ({ signal }) => (await api.scales.readOf({ assessmentId }, { signal })) as Scales,
    staleTime: 30_000,
  });

/** What the steps of the scales mean in an assessment, of a completed one as it was frozen; our words until that is known. */
export function useScalesOf(assessmentId: AssessmentId): Scales {
  return useQuery(scalesOfQuery(assessmentId)).data ?? ourScales;
}
