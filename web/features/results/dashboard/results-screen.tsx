import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { dashboardQuery } from './api.ts';
import { ChooseShown } from './choose-shown.tsx';
import { DashboardFailed } from './dashboard-failed.tsx';
import { PrintButton } from './print-button.tsx';

interface ResultsScreenProps {
  texts: Readonly<Record<'title' | 'subtitle' | 'none' | 'noneText' | 'goToAssessment' | 'loading', string>>;
  /** Below the head; the decisions include the versions of their rows. */
  children: (dashboard: Dashboard, decisions: readonly TopicDecisionRow[]) => ReactNode;
}

/** A screen on the results of the newest assessment that has any, or of the one that the address names. */
export function ResultsScreen({ texts, children }: ResultsScreenProps) {
  const [params] = useSearchParams();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(dashboardQuery(params.get('assessment')));
  const dashboard = data?.dashboard ?? null;
  return (
    <div className="flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          data && dashboard ? (
            <>
              <ChooseShown choices={data.choices} shown={dashboard.assessment.id} className="lg:max-w-90" />
              <PrintButton />
            </>
          ) : undefined
        }
      />
      {data && dashboard ? (
        <div
          key={dashboard.assessment.id}
          aria-busy={isPlaceholderData}
          className={cn('flex flex-col gap-6', isPlaceholderData && 'opacity-60')}
        >
          {children(dashboard, data.decisions)}
        </div>
      ) : data ? (
        <Card>
          <EmptyState
            title={texts.none}
            description={texts.noneText}
            action={
              <LinkButton as={Link} to={screens.assessment.path} variant="primary">
                {texts.goToAssessment}
              </LinkButton>
            }
          />
        </Card>
      ) : error ? (
        <DashboardFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingCard label={texts.loading} />
      )}
    </div>
  );
}
