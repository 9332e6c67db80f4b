import { useQuery } from '@tanstack/react-query';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { topicTextsQuery } from './api.ts';
import { dashboardMessages as say } from './messages.ts';
import { TopicRow } from './topic-row.tsx';

interface TopicRowsProps {
  assessmentId: AssessmentId;
  topicId: TopicId;
  rows: readonly DashboardRow[];
}

/** The rows behind a topic. Their figures are there at once; what was written about them is asked for now. */
export function TopicRows({ assessmentId, topicId, rows }: TopicRowsProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(topicTextsQuery(assessmentId, topicId));
  return (
    <>
      <ol className="divide-y border-y" aria-busy={isPending}>
        {rows.map((row) => (
          <TopicRow key={row.id} row={row} texts={data?.find(({ id }) => id === row.id)} />
        ))}
      </ol>
      {isError ? (
        <ErrorState title={say.textsFailed} onRetry={() => void refetch()} busy={isFetching} className="py-6" />
      ) : null}
    </>
  );
}
