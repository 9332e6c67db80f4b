import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { ChooseShown } from '#web/features/results/dashboard/choose-shown.tsx';
import { DashboardFailed } from '#web/features/results/dashboard/dashboard-failed.tsx';
import { PrintButton } from '#web/features/results/dashboard/print-button.tsx';
import { DisclosuresView } from '#web/features/results/disclosures/disclosures-view.tsx';
import { disclosureMessages as say } from '#web/features/results/disclosures/messages.ts';
import { readState } from '#web/features/results/disclosures/state-filter.tsx';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The disclosure requirements by state, for the newest assessment with results or for the one that the address names. */
export default function DisclosuresScreen() {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(dashboardQuery(params.get('assessment')));
  const dashboard = data?.dashboard ?? null;
  const show = (state: string) =>
    setParams(
      (present) => {
        if (state === 'all') present.delete('state');
        else present.set('state', state);
        return present;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader
        title={say.title}
        subtitle={say.subtitle}
        actions={
          data && dashboard ? (
            <>
              <ChooseShown choices={data.choices} shown={dashboard.assessment.id} />
              <PrintButton />
            </>
          ) : undefined
        }
      />
      {dashboard ? (
        <div aria-busy={isPlaceholderData} className={cn('flex flex-col gap-6', isPlaceholderData && 'opacity-60')}>
          <DisclosuresView
            key={dashboard.assessment.id}
            dashboard={dashboard}
            shown={readState(params.get('state'))}
            onShow={show}
          />
        </div>
      ) : data ? (
        <Card>
          <EmptyState
            title={say.none}
            description={say.noneText}
            action={
              <LinkButton as={Link} to={screens.assessment.path} variant="primary">
                {say.goToAssessment}
              </LinkButton>
            }
          />
        </Card>
      ) : error ? (
        <DashboardFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingCard label={say.loading} />
      )}
    </div>
  );
}
