import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { overviewQuery } from '#web/features/assurance/comments/api.ts';
import { useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { presenceQuery } from '#web/features/shell/presence/api.ts';

/** The rows that a colleague has open or that have an open comment: asked once for the table, not by each row. */
export function useMarkedRows(): ReadonlySet<string> {
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
