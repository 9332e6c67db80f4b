import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import { dashboardQuery } from '#web/features/results/dashboard/api.ts';
import { ChooseShown } from '#web/features/results/dashboard/choose-shown.tsx';
import { DashboardFailed } from '#web/features/results/dashboard/dashboard-failed.tsx';
import { findTopic } from '#web/features/results/dashboard/find-topic.ts';
import { PointsTable } from '#web/features/results/dashboard/points-table.tsx';
import { rank } from '#web/features/results/dashboard/ranking.ts';
import { TopicSteps } from '#web/features/results/dashboard/topic-steps.tsx';
import { topicPageMessages as say } from '#web/features/results/topic-page/messages.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const AsideTopic = lazy(() => import('#web/features/results/topic-page/aside-topic.tsx'));
/** Loads much that the list of topics does not need. */
const TopicPage = lazy(() => import('#web/features/results/topic-page/topic-page.tsx'));

/**
 * One topic of the newest assessment with results, or of the one that the address names; without a code, all topics that have a point.
 */
export default function TopicsScreen() {
  const { shown: code } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(params.get('assessment')));
  const dashboard = data?.dashboard ?? null;
  const topic = [...(dashboard?.points ?? []), ...(dashboard?.notYetAssessed ?? [])]
    .map((entry) => entry.topic)
    .find((candidate) => candidate.code === code);
  const aside = data?.aside.find((candidate) => candidate.code === code);
  const named = topic ?? aside;
  const view = dashboard && topic ? findTopic(dashboard, topic.id) : null;
  const open = (id: string) => {
    const point = dashboard?.points.find((candidate) => candidate.topic.id === id);
    if (dashboard && point) void navigate(topicPath(point.topic.code, dashboard.assessment.id));
  };
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      {dashboard ? (
        <LinkButton
          as={Link}
          to={`${screens.dashboard.path}?assessment=${dashboard.assessment.id}`}
          variant="ghost"
          size="sm"
          className="-mb-5 -ml-2.5 self-start text-muted print:hidden"
        >
          <ArrowLeft aria-hidden="true" />
          {say.toDashboard}
        </LinkButton>
      ) : null}
      <PageHeader
        title={named ? `${named.code} ${named.name}` : say.title}
        subtitle={topic ? topic.group.label : aside ? undefined : say.subtitle}
        actions={
          data && dashboard ? (
            <>
              <ChooseShown choices={data.choices} shown={dashboard.assessment.id} />
              {view?.point ? (
                <TopicSteps
                  ranked={rank(dashboard.points, dashboard.thresholds)}
                  topicId={view.topic.id}
                  onOpen={open}
                  size="md"
                />
              ) : null}
            </>
          ) : undefined
        }
      />
      {view && dashboard && data?.matrix ? (
        <Suspense fallback={<LoadingCard label={say.loading} />}>
          <TopicPage
            key={`${dashboard.assessment.id} ${view.topic.id}`}
            view={view}
            dashboard={dashboard}
            matrix={data.matrix}
            choices={data.choices}
            hidesEarlier={data.hidesEarlier}
            decisions={data.decisions}
          />
        </Suspense>
      ) : aside && dashboard ? (
        <Suspense fallback={<LoadingCard label={say.loading} />}>
          <AsideTopic key={aside.id} assessmentId={dashboard.assessment.id} topicId={aside.id} />
        </Suspense>
      ) : data && code !== undefined ? (
        <Card>
          <EmptyState
            title={say.unknown(code)}
            description={say.unknownText}
            action={
              <LinkButton as={Link} to={`${screens.topics.path}?${params}`} variant="primary">
                {say.allTopics}
              </LinkButton>
            }
          />
        </Card>
      ) : data ? (
        <Card>
          <CardBody>
            <PointsTable points={dashboard?.points ?? []} empty={say.none} onOpenTopic={open} />
          </CardBody>
        </Card>
      ) : error ? (
        <DashboardFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingCard label={say.loading} />
      )}
    </div>
  );
}
