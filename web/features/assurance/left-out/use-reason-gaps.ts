import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { reasonGapsOf } from '#domain/audit/reason-gaps.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { reasonGapsQuery } from './api.ts';

/** The rest in milliseconds after the last change before the history is read again. */
const REST = 5_000;

/**
 * An assessment with the reasons that are missing or out of date, once they are known. They are read when the screen opens, and again once
 * nobody has changed a selection, an entry, its scores or evidence for a while: other saves cannot change them.
 */
export function useReasonGaps(whole: WholeAssessment): WholeAssessment & Pick<AssessmentData, 'reasonGaps'> {
  const { assessment, selections, components, measures, horizonScores, evidence } = whole;
  const client = useQueryClient();
  const { data } = useQuery(reasonGapsQuery(assessment.id));
  const seen = useRef([selections, components, measures, horizonScores, evidence]);
  useEffect(() => {
    const now = [selections, components, measures, horizonScores, evidence];
    const isSame = now.every((list, at) => list === seen.current[at]);
    seen.current = now;
    if (isSame) return;
    const { queryKey } = reasonGapsQuery(assessment.id);
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey }), REST);
    return () => clearTimeout(timer);
  }, [client, assessment.id, selections, components, measures, horizonScores, evidence]);
  return useMemo(() => (data ? { ...whole, reasonGaps: reasonGapsOf(data) } : whole), [whole, data]);
}
