import { useMemo } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { type HistorySubject, subjectQuery } from './api.ts';
import { ChangesByDay } from './change-list.tsx';
import { HistoryButton } from './history-button.tsx';
import { historyMessages, activityMessages as say } from './messages.ts';
import { useChanges } from './use-changes.ts';

interface RecentChangesProps {
  assessmentId: AssessmentId;
  /** One subject; use its id as `key`, so that nothing about another one is shown meanwhile. */
  subject: HistorySubject;
  name: string;
  isDraft: boolean;
  /** Until this is true, only what is already known is shown. */
  isDue: boolean;
}

/** The number of changes shown. */
const FEW = 5;

/** The latest changes of one subject, with a link to all of them. */
export function RecentChanges({ assessmentId, subject, name, isDraft, isDue }: RecentChangesProps) {
  const { data, isError, isFetching, refetch } = useChanges(subjectQuery(assessmentId, subject, 'all'), isDue);
  const latest = useMemo(() => data?.changes.slice(0, FEW) ?? [], [data]);
  return (
    <section aria-label={historyMessages.history}>
      <div className="flex items-center justify-between gap-2 px-4 pb-2 sm:px-5">
        <h3 className="text-sm font-medium">{historyMessages.history}</h3>
        <HistoryButton assessmentId={assessmentId} subject={subject} name={name} word={historyMessages.showAll} />
      </div>
      {latest.length > 0 ? (
        <ChangesByDay
          assessmentId={assessmentId}
          changes={latest}
          level={4}
          draftId={isDraft ? assessmentId : undefined}
        />
      ) : data ? (
        <p className="px-4 pb-4 text-sm text-muted sm:px-5">{say.noHistory}</p>
      ) : isError ? (
        <Alert
          tone="warning"
          className="mx-4 mb-4 sm:mx-5"
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {say.again}
            </Button>
          }
        >
          {say.recentFailed}
        </Alert>
      ) : (
        <div aria-hidden="true" className="px-4 sm:px-5">
          <SkeletonRows rows={3} />
        </div>
      )}
    </section>
  );
}
