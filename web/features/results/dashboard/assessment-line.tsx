import { screens } from '#contract/screens.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { assessmentFacts } from './assessment-facts.ts';
import { LineLink } from './line-link.tsx';
import { dashboardMessages as say } from './messages.ts';

interface AssessmentLineProps {
  assessment: Dashboard['assessment'];
  /** Asks why a completed assessment should be reopened; null for people who may not reopen it. */
  onReopen: (() => void) | null;
}

/** The state, financial year and standards of the assessment shown. Its name is in the choice above, and in the title on paper. */
export function AssessmentLine({ assessment, onReopen }: AssessmentLineProps) {
  const { status, completedAt, financialYearStart } = assessment;
  const [, standard] = assessmentFacts(assessment);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <FinalityBadge finality={finalityOf(assessment)} />
      {completedAt ? <span>{say.completedOn(formatDay(completedAt))}</span> : null}
      <span>{say.financialYear(formatDay(financialYearStart))}</span>
      <span>{standard}</span>
      <LineLink to={`${screens.disclosures.path}?assessment=${assessment.id}`}>{say.disclosures}</LineLink>
      <LineLink to={`${screens['as-of'].path}?assessment=${assessment.id}`}>{say.asItStood}</LineLink>
      <LineLink to={`${screens.compare.path}?later=${assessment.id}`}>{say.compare}</LineLink>
      {status === 'completed' ? (
        <>
          <LineLink to={`${screens.results.path}?assessmentId=${assessment.id}`}>{say.frozenResult}</LineLink>
          {onReopen ? (
            <Button size="sm" variant="ghost" className="-my-1 print:hidden" onClick={onReopen}>
              {say.reopen}
            </Button>
          ) : null}
        </>
      ) : null}
    </p>
  );
}
