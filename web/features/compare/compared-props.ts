import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentsCompared } from '#domain/years/compare-assessments.ts';

/** What each part of a comparison is drawn from. */
export interface ComparedProps {
  earlier: WholeAssessment;
  later: WholeAssessment;
  compared: AssessmentsCompared;
}
