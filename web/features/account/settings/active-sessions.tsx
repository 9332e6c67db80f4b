import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import type { OpenSessionShape } from '#contract/session.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { SettingRow } from '#web/ui/layout/setting-row.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { sessionsQuery } from './api.ts';
import { settingsMessages as say } from './messages.ts';

/** Lists where the person is signed in, and lets them end each session. */
export function ActiveSessions() {
  const client = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const endOthers = useMutation({
    mutationFn: () => api.session.endOthers({}),
    onSuccess: ({ ended }) => toast.success(say.othersSignedOut(ended)),
    onError: () => toast.error(say.signOutFailed),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const hasOthers = (sessions?.length ?? 0) > 1;
  return (
    <SettingRow
      title={say.sessions}
      text={say.sessionsText}
      action={
        hasOthers ? (
          <Button
            busy={endOthers.isPending}
            busyText={say.signingOut}
            onClick={() => endOthers.isPending || endOthers.mutate()}
          >
            {say.signOutOthers}
          </Button>
        ) : null
      }
    >
      <div className="mt-3">
        {sessions ? (
          <ul aria-label={say.sessions} className="divide-y">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : isError ? (
          <ErrorState title={say.sessionsFailed} onRetry={() => void refetch()} />
        ) : (
          <Loading label={say.sessionsLoading}>
            <SkeletonRows rows={2} />
          </Loading>
        )}
      </div>
    </SettingRow>
  );
}

function SessionRow({ session }: { session: OpenSessionShape }) {
  const { id, isCurrent, browser, address, signedInAt, lastUsedAt } = session;
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.session.end({ id }),
    onSuccess: () => toast.success(say.signedOut(browser)),
    // If the session has ended in the meantime, the goal is reached.
    onError: (error) => codeOf(error) === 'not-found' || toast.error(say.signOutFailed),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const Device = /iPhone|iPad|Android/.test(browser) ? Smartphone : Laptop;
  const facts = [address, say.signedIn(formatMoment(signedInAt)), say.lastUsed(formatDay(lastUsedAt))];
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Device aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          {browser}
          {isCurrent ? <Badge tone="accent">{say.thisBrowser}</Badge> : null}
        </p>
        <p className="text-xs break-words text-muted">
          <Facts facts={facts} />
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={say.signOutOf(browser)}
          busy={end.isPending}
          busyText={say.signingOut}
          onClick={() => end.isPending || end.mutate()}
        >
          {say.signOutThere}
        </Button>
      )}
    </li>
  );
}
