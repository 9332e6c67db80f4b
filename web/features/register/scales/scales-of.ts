import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { ourScales, type Scales } from '#domain/scales/our-scales.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const scalesOfQuery = (assessmentId: AssessmentId, at: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.scales, 'of', assessmentId, at],
    // The JSON type does not state how many words a scale has; the contract does.
    queryFn: async ({ signal }) =>
      (await api.scales.readOf({ assessmentId, ...(at !== undefined && { at }) }, { signal })) as Scales,
    staleTime: 30_000,
  });

/**
 * What the steps of the scales mean in an assessment (for a completed one as frozen), or what they meant at a time (ISO 8601); our words
 * until this is known.
 */
export function useScalesOf(assessmentId: AssessmentId, at?: string): Scales {
  return useQuery(scalesOfQuery(assessmentId, at)).data ?? ourScales;
}
