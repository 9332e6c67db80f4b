import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { Dashboard, DashboardPoint, DashboardRow } from '#domain/results/dashboard.ts';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { topicPath } from '#web/lib/topic-path.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { topicTextsQuery } from './api.ts';
import type { TopicView } from './find-topic.ts';
import { dashboardMessages as say } from './messages.ts';
import { editPath } from './section-links.ts';
import { TopicDialog } from './topic-dialog.tsx';
import { TopicPanel } from './topic-panel.tsx';
import { TopicRow } from './topic-row.tsx';
import { TopicSteps } from './topic-steps.tsx';

interface TopicDetailProps {
  /** Null closes it. */
  view: TopicView | null;
  dashboard: Dashboard;
  /** The order in which people move from topic to topic. */
  ranked: readonly DashboardPoint[];
  /** In a panel beside the matrix; otherwise in a dialog. */
  isPanel: boolean;
  onOpen: (topicId: string) => void;
  onClose: () => void;
  /** Asks why a completed assessment should be reopened; null for people who may only read. */
  onReopen: (() => void) | null;
}

/** Everything behind a topic: both scores, how they were computed, and each row with its reasons. */
export function TopicDetail({ view, dashboard, ranked, isPanel, onOpen, onClose, onReopen }: TopicDetailProps) {
  if (!view) return null;
  const { topic, rows } = view;
  const isDraft = dashboard.assessment.status === 'draft';
  const Frame = isPanel ? TopicPanel : TopicDialog;
  return (
    <Frame
      view={view}
      dashboard={dashboard}
      onClose={onClose}
      foot={
        <div className="flex w-full flex-wrap items-center justify-between gap-2 print:hidden">
          <TopicSteps ranked={ranked} topicId={topic.id} onOpen={onOpen} />
          <LinkButton
            as={Link}
            to={topicPath(topic.code, dashboard.assessment.id)}
            size="sm"
            variant={onReopen ? undefined : 'primary'}
          >
            {say.wholeTopic}
          </LinkButton>
        </div>
      }
    >
      <section>
        <header className="mb-3 flex flex-col gap-2">
          <h3 className="font-medium">{say.detailComponents}</h3>
          <div className="flex flex-wrap gap-2 print:hidden">
            {!onReopen ? null : isDraft ? (
              <>
                <LinkButton as={Link} to={editPath('impact', dashboard.assessment.id)} size="sm" variant="primary">
                  <PencilLine aria-hidden="true" className="max-sm:hidden" />
                  {say.editImpacts}
                </LinkButton>
                <LinkButton as={Link} to={editPath('financial', dashboard.assessment.id)} size="sm">
                  {say.editFinancial}
                </LinkButton>
              </>
            ) : (
              <Button size="sm" onClick={onReopen}>
                {say.reopen}
              </Button>
            )}
            <HistoryButton
              assessmentId={dashboard.assessment.id}
              subject={{ topicId: topic.id }}
              name={`${topic.code} ${topic.name}`}
              hasWord
            />
          </div>
        </header>
        {isDraft ? null : <p className="mb-3 text-sm text-muted">{say.frozen}</p>}
        {rows.length === 0 ? (
          <p className="text-muted">{say.noComponents}</p>
        ) : (
          <TopicRows assessmentId={dashboard.assessment.id} topicId={topic.id} rows={rows} />
        )}
      </section>
    </Frame>
  );
}

interface TopicRowsProps {
  assessmentId: AssessmentId;
  topicId: TopicId;
  rows: readonly DashboardRow[];
}

/** The rows behind a topic. Their figures are shown immediately; their texts are loaded now. */
function TopicRows({ assessmentId, topicId, rows }: TopicRowsProps) {
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
