import type { WholeAssessment } from '#contract/assessment.ts';

/** What every section body is given. */
export interface SectionBodyProps {
  whole: WholeAssessment;
  /** The question section's own entry of `domain/questionnaire/questionnaire.ts`, by name. */
  sectionName: string;
}
