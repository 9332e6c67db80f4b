import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { LineActions } from '#web/features/assurance/undo/line-actions.tsx';
import { codeOf } from '#web/lib/api.ts';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { type ActivityFilter, isFiltered } from './activity-filter.ts';
import { activityQuery, areActsTold } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { activityMessages as say } from './messages.ts';
import { useChanges } from './use-changes.ts';
import { Waiting } from './waiting.tsx';

interface ActivityProps {
  assessmentId: AssessmentId;
  filter: ActivityFilter;
  /** Completed assessments are read-only. */
  isDraft: boolean;
}

/** The changes of an assessment that match a filter. */
export function Activity({ assessmentId, filter, isDraft }: ActivityProps) {
  const changes = useChanges(activityQuery(assessmentId, filter));
  const { data, error, isFetching, isPlaceholderData, refetch } = changes;
  const isEmpty = data?.changes.length === 0 && data.next === null;
  return (
    <Card aria-busy={isPlaceholderData} className={cn('overflow-clip', isPlaceholderData && 'opacity-60')}>
      {isEmpty ? (
        <EmptyState
          title={isFiltered(filter) ? say.noneFound : say.noneYet}
          description={isFiltered(filter) ? say.noneFoundText : say.noneYetText}
        />
      ) : data ? (
        <ChangeList
          assessmentId={assessmentId}
          of={changes}
          draftId={isDraft ? assessmentId : undefined}
          actsOf={areActsTold(filter) ? assessmentId : undefined}
          actionFor={(change) => (
            <LineActions
              assessmentId={assessmentId}
              change={change}
              isDraft={isDraft}
              isWholeAct={areActsTold(filter)}
            />
          )}
        />
      ) : error ? (
        <ActivityFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting rows={8} />
      )}
    </Card>
  );
}

interface ActivityFailedProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
}

/** Why there is no activity, and what the person can do. */
export function ActivityFailed({ error, isBusy, onRetry }: ActivityFailedProps) {
  const code = codeOf(error);
  // Unknown assessments and those of other companies get the same response.
  if (code !== 'not-found' && code !== 'malformed')
    return <ErrorState title={say.loadFailed} description={say.loadFailedText} onRetry={onRetry} busy={isBusy} />;
  return (
    <ErrorState
      title={say.notFound}
      description={say.notFoundText}
      action={
        <LinkButton as={Link} to={screens.activity.path} variant="primary">
          {say.showNewest}
        </LinkButton>
      }
    />
  );
}
