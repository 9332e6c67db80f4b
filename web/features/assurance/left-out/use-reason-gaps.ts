import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { reasonGapsOf } from '#domain/audit/reason-gaps.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { leftOutQuery } from './api.ts';

/** An assessment with the reasons that are missing or out of date, once they are known. */
export function useReasonGaps(whole: WholeAssessment): WholeAssessment & Pick<AssessmentData, 'reasonGaps'> {
  const { data } = useQuery(leftOutQuery(whole.assessment.id));
  return useMemo(() => (data ? { ...whole, reasonGaps: reasonGapsOf(data) } : whole), [whole, data]);
}
