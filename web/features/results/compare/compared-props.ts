import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentsCompared } from '#domain/compare/compare-assessments.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Span } from '#web/features/assurance/history/api.ts';

/** What is compared on one side. */
export interface Side {
  assessmentId: AssessmentId;
  /** An ISO instant; null: as it stands now. */
  at: string | null;
}

/** The props of each part of a comparison. */
export interface ComparedProps {
  earlier: WholeAssessment;
  later: WholeAssessment;
  compared: AssessmentsCompared;
  /** Where reasons for a difference are read, and may be given. */
  history: ReasonsFrom;
}

/** The later assessment's history, which contains the reasons. */
export interface ReasonsFrom {
  assessmentId: AssessmentId;
  /** Whether a reason can be given there now. */
  isDraft: boolean;
  /** What is looked at of it; between two times of one assessment nothing else tells of a difference. */
  span: Span;
  isOneAssessment: boolean;
}
