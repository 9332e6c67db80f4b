import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { needsOf } from '#domain/query/needs.ts';
import type { Query } from '#domain/query/query.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import type { AskedAssessment } from './use-asked-assessment.ts';

/** How many rows fit. */
export interface Result {
  total: number;
  outOf: number;
  isEarlierMissing: boolean;
}

/** Asked of the server: what needs more than the assessment at hand. */
const resultQuery = (assessmentId: AssessmentId, query: Query) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, 'asked', assessmentId, query],
    queryFn: ({ signal }): Promise<Result> => api.query.ask({ assessmentId, query }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** How many rows of an assessment fit a query: worked out here where the assessment says all, else by the server. */
export function useResult(asked: AskedAssessment, query: Query): { result: Result | null; hasFailed: boolean } {
  const { id, whole } = asked;
  const settled = useDeferredValue(query);
  const isHere = !Object.values(needsOf(settled)).includes(true);
  const result = useMemo(
    () =>
      whole && isHere ? evaluate(settled, { current: whole, earlier: null, changes: [], requirements: {} }) : null,
    [whole, isHere, settled],
  );
  const { data, isError } = useQuery({ ...resultQuery(id, settled), enabled: !isHere });
  return isHere ? { result, hasFailed: false } : { result: data ?? null, hasFailed: isError };
}
