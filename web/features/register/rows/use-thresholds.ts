import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { type EntryBars, entryBars } from '#domain/results/entry-thresholds.ts';

const NONE: WholeAssessment['components'] = [];

/** The score that an entry must reach to be material. Rows render again with it, so it stays the same object while no decision changes. */
export function useBars(whole: WholeAssessment): EntryBars {
  const { assessment, components, decisions, measures, netScores, horizonScores } = whole;
  const { thresholds, financialYearStart, scoreBasis } = assessment;
  const judged = decisions.length > 0 ? components : NONE;
  return useMemo(
    () =>
      entryBars({
        assessment: { thresholds, financialYearStart, scoreBasis },
        components: judged,
        decisions,
        measures,
        netScores,
        horizonScores,
      }),
    [thresholds, financialYearStart, scoreBasis, judged, decisions, measures, netScores, horizonScores],
  );
}
