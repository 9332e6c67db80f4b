import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ChangeShape } from '#contract/history.ts';
import { screens } from '#contract/screens.ts';
import type { HistoryNoun } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { ChangesByDay } from '#web/features/assurance/history/change-list.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { useShortened } from '#web/ui/display/use-shortened.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { homeMessages as say } from './messages.ts';

/** The number of changes shown at first, in a wide window and on a phone. */
const MOST = { wide: 8, narrow: 3 };
const NONE: readonly ChangeShape[] = [];
/** How auditors work; what they ask is a comment. */
const OF_AUDIT: readonly string[] = ['mark', 'sample', 'visit'] satisfies HistoryNoun[];

interface RecentChangesProps {
  assessmentId: AssessmentId;
  /** When the person was last here; null if never on this device. ISO instant. */
  since: string | null;
  /** Renders nothing until others have changed something. */
  hidesEmpty: boolean;
}

/**
 * What others have changed since the last visit, newest first; on the first visit, the latest changes of all, including the person's own.
 */
export function RecentChanges({ assessmentId, since, hidesEmpty }: RecentChangesProps) {
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.history, assessmentId, 'since', since],
    queryFn: ({ signal }) =>
      api.history.ofAssessment(
        { assessmentId, acts: 'as-one', ...(since && { from: since, who: 'others' }) },
        { signal },
      ),
  });
  const isWide = useMediaQuery('(min-width: 40rem)');
  const changes = data?.changes.filter(({ noun }) => !OF_AUDIT.includes(noun)) ?? NONE;
  const { shown, rest } = useShortened(changes, isWide ? MOST.wide : MOST.narrow);
  if (hidesEmpty && (since === null || shown.length === 0)) return null;
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
      {data && changes.length === 0 ? <p className="mt-2 text-sm text-muted">{say.noChanges}</p> : null}
      <div className="my-3 border-t empty:hidden">
        {shown.length > 0 ? (
          <ChangesByDay assessmentId={assessmentId} changes={shown} level={3} actsOf={assessmentId} />
        ) : null}
      </div>
      {rest}
    </section>
  );
}
