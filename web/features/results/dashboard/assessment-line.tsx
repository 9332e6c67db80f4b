import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { formatDay } from '#web/lib/format-day.ts';
import { assessmentFacts } from './assessment-facts.ts';
import { dashboardMessages as say } from './messages.ts';

interface AssessmentLineProps {
  assessment: Dashboard['assessment'];
  /** The company's thresholds. */
  thresholds: Thresholds;
}

/** The state, financial year, standards and thresholds of the assessment shown. Its name is in the menu, and in the title on paper. */
export function AssessmentLine({ assessment, thresholds }: AssessmentLineProps) {
  const { completedAt, financialYearStart } = assessment;
  const [, standard] = assessmentFacts(assessment);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <FinalityBadge finality={finalityOf(assessment)} />
      {completedAt ? <span>{say.completedOn(formatDay(completedAt))}</span> : null}
      <span>{say.financialYear(formatDay(financialYearStart))}</span>
      <span>{standard}</span>
      <span>{say.companyThresholds(thresholds, Boolean(assessment.thresholdsAdopted))}</span>
    </p>
  );
}
