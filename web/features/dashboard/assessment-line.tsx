import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dashboardMessages as say } from './messages.ts';

interface AssessmentLineProps {
  assessment: Dashboard['assessment'];
  /** Asks why a completed one is to be reopened. */
  onReopen: () => void;
}

/** What is shown: state, financial year and standards of the assessment. Its name stands in the choice above, and here on paper. */
export function AssessmentLine({ assessment, onReopen }: AssessmentLineProps) {
  const { name, status, completedAt, financialYearStart, esrsVersion, esrsVersionToBeConfirmed } = assessment;
  const version = esrsVersions[esrsVersion].label;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span dir="auto" className="hidden min-w-0 font-medium wrap-anywhere text-ink print:inline">
        {name}
      </span>
      {status === 'completed' ? (
        <Badge tone="success">{completedAt ? say.completedOn(formatDay(completedAt)) : say.completed}</Badge>
      ) : (
        <Badge>{say.draft}</Badge>
      )}
      <span>{say.financialYear(formatDay(financialYearStart))}</span>
      <span>{esrsVersionToBeConfirmed ? `${version} (${say.versionToBeConfirmed})` : version}</span>
      {status === 'completed' ? (
        <Button size="sm" variant="ghost" className="-my-1 print:hidden" onClick={onReopen}>
          {say.reopen}
        </Button>
      ) : null}
    </p>
  );
}
