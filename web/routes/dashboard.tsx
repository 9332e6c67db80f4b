import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TakeAlong } from '#web/features/documents/files/export.tsx';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { ChooseAssessmentLoading } from '#web/features/results/dashboard/choose-assessment.tsx';
import { ChooseShown } from '#web/features/results/dashboard/choose-shown.tsx';
import { DashboardFailed } from '#web/features/results/dashboard/dashboard-failed.tsx';
import { DashboardLoading } from '#web/features/results/dashboard/dashboard-loading.tsx';
import { DashboardResults } from '#web/features/results/dashboard/dashboard-results.tsx';
import { dashboardMessages as say } from '#web/features/results/dashboard/messages.ts';
import { NoAssessment } from '#web/features/results/dashboard/no-assessment.tsx';
import { PrintButton } from '#web/features/results/dashboard/print-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { Skeleton } from '#web/ui/display/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The dashboard of the newest assessment with results, or of the one that the address names. */
export default function DashboardScreen() {
  const [params] = useSearchParams();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    dashboardQuery(params.get('assessment')),
  );
  const dashboard = data?.dashboard ?? null;
  const [wasThere] = useState(data !== undefined);
  return (
    <div className="mx-auto flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader
        className={cn(dashboard && 'print:hidden')}
        title={say.title}
        subtitle={say.subtitle}
        actions={
          data && dashboard ? (
            <>
              <ChooseShown choices={data.choices} shown={dashboard.assessment.id} />
              <TakeAlong key={dashboard.assessment.id} assessmentId={dashboard.assessment.id} />
              <PrintButton />
            </>
          ) : isPending ? (
            <>
              <ChooseAssessmentLoading />
              <Skeleton className="h-9 w-22 max-sm:hidden" />
            </>
          ) : undefined
        }
      />
      {data ? (
        <div aria-busy={isPlaceholderData} className={cn('flex flex-col gap-6', isPlaceholderData && 'opacity-60')}>
          {dashboard ? (
            <DashboardResults
              key={dashboard.assessment.id}
              dashboard={dashboard}
              choices={data.choices}
              matrix={data.matrix}
              decisions={data.decisions}
              isWhole={wasThere}
            />
          ) : (
            <NoAssessment />
          )}
        </div>
      ) : error ? (
        <DashboardFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DashboardLoading />
      )}
    </div>
  );
}
