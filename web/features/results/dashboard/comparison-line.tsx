import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { Comparison } from './use-comparison.ts';

/** The result of a comparison, with a link to all of it. */
export function ComparisonLine({ comparison, laterId }: { comparison: Comparison; laterId: AssessmentId }) {
  const { year, compared, earlierId, isLoading, hasFailed } = comparison;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {compared ? (
        <>
          <span>{say.comparedSummary(year, compared.moved, compared.fresh, compared.gone.length)}</span>
          <LinkButton
            as={Link}
            to={`${screens.compare.path}?earlier=${earlierId}&later=${laterId}`}
            size="sm"
            variant="ghost"
            className="-mx-2 -my-1 print:hidden"
          >
            {say.allChanges}
          </LinkButton>
        </>
      ) : null}
      {isLoading ? <Spinner label={say.comparing(year)} /> : null}
      {hasFailed ? <span className="text-danger">{say.compareFailed(year)}</span> : null}
    </div>
  );
}
