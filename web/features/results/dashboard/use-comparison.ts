import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { type AssessmentChoice, toCompareQuery } from './api.ts';
import { assessmentBefore } from './assessment-before.ts';
import type { PointsCompared } from './compare-points.ts';
import { yearName } from './year-name.ts';

const EARLIER = 'earlier';

export interface Comparison {
  earlierId: AssessmentId;
  /** The name of the financial year: '2024'. */
  year: string;
  isOn: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** Null if it is off or not loaded yet. */
  compared: PointsCompared | null;
  turn: (isOn: boolean) => void;
}

/** Compares the points with those of an earlier assessment, which is named in the address. Null if there is none. */
export function useComparison(dashboard: Dashboard, choices: readonly AssessmentChoice[]): Comparison | null {
  const [params, setParams] = useSearchParams();
  const { assessment } = dashboard;
  const named = choices.find(({ id }) => id === params.get(EARLIER) && id !== assessment.id);
  const earlier = named ?? assessmentBefore(choices, assessment);
  // The address changes a moment later; until then, the switch must not spring back.
  const inAddress = params.has(EARLIER);
  const [isWanted, setIsWanted] = useState(inAddress);
  useEffect(() => setIsWanted(inAddress), [inAddress]);
  const isOn = earlier !== undefined && isWanted;
  const query = useQuery({ ...toCompareQuery(earlier?.id ?? null), enabled: isOn });
  const { data } = query;
  const compared = useMemo(
    () => (isOn && data?.earlier ? data.comparePoints(data.earlier, dashboard) : null),
    [isOn, data, dashboard],
  );
  if (!earlier) return null;
  return {
    earlierId: earlier.id,
    year: yearName(earlier.financialYearStart),
    isOn,
    isLoading: isOn && query.isPending,
    hasFailed: isOn && !data && query.isError,
    compared,
    turn: (next) => {
      setIsWanted(next);
      setParams(
        (present) => {
          if (next) present.set(EARLIER, earlier.id);
          else present.delete(EARLIER);
          return present;
        },
        { preventScrollReset: true, replace: true },
      );
    },
  };
}
