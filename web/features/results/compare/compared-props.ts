import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentsCompared } from '#domain/compare/compare-assessments.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Span } from '#web/features/assurance/history/api.ts';

/** What is compared on one side. */
export interface Side {
  assessmentId: AssessmentId;
  /** An ISO instant; null: the current state. */
  at: string | null;
}

/** The props of each part of a comparison. */
export interface ComparedProps {
  earlier: WholeAssessment;
  later: WholeAssessment;
  compared: AssessmentsCompared;
  /** Where reasons for a difference can be read, and given. */
  history: ReasonsFrom;
}

/** The later assessment's history, which contains the reasons. */
export interface ReasonsFrom {
  assessmentId: AssessmentId;
  /** Whether a reason can be given now. */
  isDraft: boolean;
  /** The relevant part of it; between two times of one assessment, no other changes explain a difference. */
  span: Span;
  isOneAssessment: boolean;
}
