import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { compareAssessments } from '#domain/years/compare-assessments.ts';
import { stateQuery } from '#web/features/as-of/api.ts';
import { FinalityBadge } from '#web/features/sign-off/finality-badge.tsx';
import { codeOf } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Card, CardBody } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ComparedProps } from './compared-props.ts';
import { ComponentChanges } from './component-changes.tsx';
import { compareMessages as say } from './messages.ts';
import { TopicChanges } from './topic-changes.tsx';

interface ComparisonProps {
  earlierId: AssessmentId;
  laterId: AssessmentId;
}

/** Everything that two assessments say differently (product P58). */
export default function Comparison({ earlierId, laterId }: ComparisonProps) {
  const earlier = useQuery(stateQuery(earlierId, null));
  const later = useQuery(stateQuery(laterId, null));
  const failed = [earlier, later].find(({ data, error }) => !data && error);
  if (failed) return <Failed error={failed.error} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />;
  if (!earlier.data || !later.data) return <Spinner label={say.loading} className="min-h-40" />;
  return <Compared earlier={earlier.data} later={later.data} />;
}

function Compared({ earlier, later }: { earlier: WholeAssessment; later: WholeAssessment }) {
  const compared = useMemo(() => compareAssessments(earlier, later), [earlier, later]);
  return (
    <>
      <Sides earlier={earlier} later={later} compared={compared} />
      <TopicChanges earlier={earlier} later={later} compared={compared} />
      <ComponentChanges earlier={earlier} later={later} compared={compared} />
    </>
  );
}

/** What one must know of both before reading differences: year, standard, thresholds. */
function Sides({ earlier, later, compared }: ComparedProps) {
  const [was, is] = [earlier.assessment.thresholds, later.assessment.thresholds];
  const isSame = was.impact === is.impact && was.financial === is.financial;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4 text-sm">
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <OneSide label={say.from} {...earlier} />
          <OneSide label={say.to} {...later} />
        </dl>
        {isSame ? null : (
          <div className="max-w-prose">
            <p>{say.otherThresholds}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-muted">
              {later.assessment.thresholdsReason}
            </p>
          </div>
        )}
        {compared.isSameVersion ? null : <p className="max-w-prose">{say.otherVersion}</p>}
      </CardBody>
    </Card>
  );
}

function OneSide({ label, assessment }: { label: string } & Pick<WholeAssessment, 'assessment'>) {
  const { name, financialYearStart, esrsVersion, thresholds } = assessment;
  return (
    <div className="min-w-0">
      <dt className="overline-label">{label}</dt>
      <dd className="mt-1 flex flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {name}
          </span>
          <FinalityBadge assessment={assessment} />
        </span>
        <span className="text-muted">{say.financialYear(formatDay(financialYearStart))}</span>
        <span className="text-muted">{esrsVersions[esrsVersion].label}</span>
        <span className="text-muted">{say.thresholds(thresholds.impact, thresholds.financial)}</span>
      </dd>
    </div>
  );
}

function Failed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const code = codeOf(error);
  return (
    <Card>
      {code === 'not-found' || code === 'malformed' ? (
        <ErrorState title={say.notThere} description={say.notThereText} />
      ) : (
        <ErrorState title={say.loadFailed} description={say.loadFailedText} onRetry={onRetry} busy={isBusy} />
      )}
    </Card>
  );
}
