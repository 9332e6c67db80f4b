import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TakeAlong } from '#web/features/documents/files/export.tsx';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { DashboardFailed } from '#web/features/results/dashboard/dashboard-failed.tsx';
import { DashboardLoading } from '#web/features/results/dashboard/dashboard-loading.tsx';
import { DashboardResults } from '#web/features/results/dashboard/dashboard-results.tsx';
import { dashboardMessages as say } from '#web/features/results/dashboard/messages.ts';
import { NoAssessment } from '#web/features/results/dashboard/no-assessment.tsx';
import { cn } from '#web/lib/cn.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The dashboard of the newest assessment with results, or of the one that the address names. */
export default function DashboardScreen() {
  const [params] = useSearchParams();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(dashboardQuery(params.get('assessment')));
  const dashboard = data?.dashboard ?? null;
  const [wasThere] = useState(data !== undefined);
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader className={cn(dashboard && 'print:hidden')} title={say.title} subtitle={say.subtitle} isQuiet />
      {data ? (
        <div aria-busy={isPlaceholderData} className={cn('flex flex-col gap-6', isPlaceholderData && 'opacity-60')}>
          {dashboard ? (
            <DashboardResults
              key={dashboard.assessment.id}
              dashboard={dashboard}
              choices={data.choices}
              matrix={data.matrix}
              decisions={data.decisions}
              exportButton={<TakeAlong assessmentId={dashboard.assessment.id} />}
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
