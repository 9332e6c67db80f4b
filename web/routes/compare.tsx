import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { compareMessages as say } from '#web/features/compare/messages.ts';
import { type AssessmentChoice, dashboardQuery } from '#web/features/dashboard/api.ts';
import { ChooseAssessment } from '#web/features/dashboard/choose-assessment.tsx';
import { DashboardFailed } from '#web/features/dashboard/dashboard-failed.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Brings the rules along, which choosing does not need. */
const Comparison = lazy(() => import('#web/features/compare/comparison.tsx'));

/** Two assessments compared: those that the address names, by default the one of the dashboard with that of the year before. */
export default function CompareScreen() {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(null));
  const choices = data?.choices ?? [];
  const named = params.get('later') ?? data?.dashboard?.assessment.id ?? choices[0]?.id ?? null;
  const { earlier, later } = pairOf(choices, params.get('earlier'), named);
  const choose = (name: 'earlier' | 'later', id: string) =>
    setParams({ ...(earlier && { earlier }), ...(later && { later }), [name]: id }, { replace: true });
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      {!data && error ? (
        <DashboardFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner label={say.loading} className="min-h-40" />
      ) : later === null || earlier === null ? (
        <Card>
          <Nothing title={later ? say.one : say.none} text={later ? say.oneText : say.noneText} assessmentId={later} />
        </Card>
      ) : (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <ChooseAssessment
              label={say.from}
              choices={choices}
              chosen={earlier}
              onChoose={(id) => choose('earlier', id)}
            />
            <ChooseAssessment label={say.to} choices={choices} chosen={later} onChoose={(id) => choose('later', id)} />
          </div>
          {earlier === later ? (
            <Card>
              <Nothing title={say.same} text={say.sameText} assessmentId={later} />
            </Card>
          ) : (
            <Suspense fallback={<Spinner label={say.loading} className="min-h-40" />}>
              <Comparison
                key={`${earlier} ${later}`}
                earlierId={earlier as AssessmentId}
                laterId={later as AssessmentId}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** Beside what is named the one with results of the latest financial year before, else any other in the order of their years. */
function pairOf(choices: readonly AssessmentChoice[], earlier: string | null, named: string | null) {
  if (earlier !== null || named === null) return { earlier, later: named };
  const year = choices.find(({ id }) => id === named)?.financialYearStart ?? '';
  const others = choices
    .filter(({ id }) => id !== named)
    .toSorted((one, other) => other.financialYearStart.localeCompare(one.financialYearStart));
  const before = others.find((each) => each.hasResults && each.financialYearStart < year);
  const other = before ?? others[0];
  if (other && other.financialYearStart > year) return { earlier: named, later: other.id };
  return { earlier: other?.id ?? null, later: named };
}

function Nothing({ title, text, assessmentId }: { title: string; text: string; assessmentId: string | null }) {
  return (
    <EmptyState
      title={title}
      description={text}
      action={
        assessmentId ? (
          <LinkButton as={Link} to={`${screens['as-of'].path}?assessment=${assessmentId}`}>
            {say.times}
          </LinkButton>
        ) : null
      }
    />
  );
}
