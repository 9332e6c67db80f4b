import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import { ConclusionsView } from '#web/features/results/conclusions/conclusions-view.tsx';
import { conclusionMessages as say } from '#web/features/results/conclusions/messages.ts';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { ChooseShown } from '#web/features/results/dashboard/choose-shown.tsx';
import { DashboardFailed } from '#web/features/results/dashboard/dashboard-failed.tsx';
import { PrintButton } from '#web/features/results/dashboard/print-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** What is concluded on each topic, for the newest assessment with results or for the one that the address names. */
export default function ConclusionsScreen() {
  const [params] = useSearchParams();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(dashboardQuery(params.get('assessment')));
  const dashboard = data?.dashboard ?? null;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
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
      {data && dashboard ? (
        <div aria-busy={isPlaceholderData} className={cn('flex flex-col gap-6', isPlaceholderData && 'opacity-60')}>
          <ConclusionsView key={dashboard.assessment.id} dashboard={dashboard} rows={data.decisions} />
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
