import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { ChangeLine } from '#web/features/activity/change-line.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { homeMessages as say } from './messages.ts';

const MOST = 8;

interface RecentChangesProps {
  assessmentId: AssessmentId;
  /** When the person was here before; null where never on this device. ISO instant. */
  since: string | null;
}

/** What has changed since the last visit, the newest first; of a first visit the latest of all. */
export function RecentChanges({ assessmentId, since }: RecentChangesProps) {
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.history, assessmentId, 'since', since],
    queryFn: ({ signal }) =>
      api.history.ofAssessment({ assessmentId, acts: 'as-one', ...(since && { from: since }) }, { signal }),
  });
  return (
    <section aria-labelledby="changes">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="changes" className="headline text-lg">
          {since === null ? say.changesEver : say.changes}
        </h2>
        <LinkButton as={Link} to={screens.activity.path} size="sm" variant="ghost">
          {say.openActivity}
        </LinkButton>
      </div>
      {since === null ? null : <p className="text-xs text-muted">{say.since(formatDay(since))}</p>}
      {isError ? <p className="mt-2 text-sm text-muted">{say.changesFailed}</p> : null}
      {data?.changes.length === 0 ? <p className="mt-2 text-sm text-muted">{say.noChanges}</p> : null}
      <ol className="mt-3 divide-y border-y empty:hidden">
        {data?.changes.slice(0, MOST).map((change) => (
          <ChangeLine key={change.id} assessmentId={assessmentId} change={change} actsOf={assessmentId} />
        ))}
      </ol>
    </section>
  );
}
