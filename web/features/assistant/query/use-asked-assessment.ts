import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { ChipWorld } from '#domain/query/chips/chip.ts';
import { HOLDS_WHOLE } from '#web/features/questionnaire/assessment/is-assessment-cached.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** An assessment with everything below it, for queries; read again when something in it has changed. */
const askedAssessmentQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, 'asked', assessmentId],
    queryFn: ({ signal }) => api.assessment.read({ assessmentId }, { signal }),
    staleTime: 30_000,
    meta: HOLDS_WHOLE,
  });

export interface AskedAssessment {
  id: AssessmentId;
  /** Null until it has been loaded. */
  whole: WholeAssessment | null;
  /** What chips need to know about it; without topics until they have been loaded. */
  world: ChipWorld;
}

/** The assessment that is asked about, and what chips offer from it. */
export function useAskedAssessment(id: AssessmentId, hasEarlier: boolean): AskedAssessment {
  const { data: whole = null } = useQuery(askedAssessmentQuery(id));
  const world = useMemo(
    () => ({ topics: whole?.topics ?? [], activities: whole?.activities ?? [], hasEarlier }),
    [whole, hasEarlier],
  );
  return { id, whole, world };
}
