import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { useAssigned } from '#web/features/assurance/assignments/api.ts';
import { overviewQuery } from '#web/features/assurance/comments/api.ts';
import { useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { presenceQuery } from '#web/features/shell/presence/api.ts';

/**
 * What the server is asked about the rows in addition to their contents: owners, marks, the words of their scores. React checks each of
 * these queries with every rendering, so this is above what an order or a filter renders.
 */
export function useKnown(assessmentId: AssessmentId) {
  return { assigned: useAssigned(assessmentId), noted: useMarkedRows(), scales: useScalesOf(assessmentId) };
}

export type RegisterData = ReturnType<typeof useKnown>;

/** The rows that a colleague has open or that have an open comment: asked once for the table, not by each row. */
function useMarkedRows(): ReadonlySet<string> {
  const assessmentId = useOpenAssessment()?.draft?.assessment.id;
  const { data: here } = useQuery(presenceQuery);
  const { data: comments } = useQuery({
    ...overviewQuery(assessmentId as AssessmentId),
    enabled: assessmentId !== undefined,
  });
  return useMemo(() => {
    const visited = here?.flatMap(({ at }) => at?.recordId ?? []) ?? [];
    const commented = comments?.records.flatMap(({ recordId, open }) => (open > 0 ? recordId : [])) ?? [];
    return new Set<string>([...visited, ...commented]);
  }, [here, comments]);
}
