import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import { dashboardQuery } from '#web/features/dashboard/api.ts';
import { ChooseAssessment } from '#web/features/dashboard/choose-assessment.tsx';
import { DashboardFailed } from '#web/features/dashboard/dashboard-failed.tsx';
import { DisclosuresView } from '#web/features/disclosures/disclosures-view.tsx';
import { disclosureMessages as say } from '#web/features/disclosures/messages.ts';
import { readState } from '#web/features/disclosures/state-filter.tsx';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The disclosure requirements by state: of the newest assessment with results, or of the one that the address names. */
export default function DisclosuresScreen() {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(dashboardQuery(params.get('assessment')));
  const dashboard = data?.dashboard ?? null;
  const set = (name: string, value: string | null) =>
    setParams(
      (present) => {
        if (value === null) present.delete(name);
        else present.set(name, value);
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
              <ChooseAssessment
                choices={data.choices}
                chosen={dashboard.assessment.id}
                onChoose={(assessment) => set('assessment', assessment)}
              />
              <Button className="max-sm:hidden print:hidden" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {say.print}
              </Button>
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
            onShow={(state) => set('state', state === 'all' ? null : state)}
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
        <Card>
          <CardBody className="flex flex-col gap-4">
            <Spinner label={say.loading} className="text-sm" />
            <SkeletonRows rows={6} />
          </CardBody>
        </Card>
      )}
    </div>
  );
}
