import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChangedNoun } from '#contract/changed-nouns.ts';
import { STALE_AFTER } from '#domain/records/kinds.ts';
import { readSessionAnew, sessionQuery } from '#web/features/account/session/api.ts';
import { tellPlaceAgain } from '#web/features/shell/presence/report-location.ts';
import { pageId } from '#web/lib/page-id.ts';
import { type QueryName, queryKeys } from '#web/lib/query-keys.ts';
import { connectLive, type LiveMessage } from './live-connection.ts';

/** Which answers of the server are outdated when a noun has changed, through a colleague or in another window. */
const staleAfter: Readonly<Record<ChangedNoun, readonly QueryName[]>> = {
  ...STALE_AFTER,
  company: ['company', 'session'],
  invitations: ['invitations'],
  profile: ['team', 'assignments'],
  views: ['views'],
  // Private to one person: colleagues are not notified.
  session: [],
  notifications: [],
  chat: [],
  files: [],
  imports: [],
};

/**
 * What the server derives from changes. After a change made on this page, nothing else is reloaded, because the page already shows it.
 */
const MADE_OF_CHANGES: readonly QueryName[] = ['history', 'assignments'];

/**
 * Keeps open screens up to date: changes by colleagues, or by the same person elsewhere, are loaded, and a person who loses their
 * membership, role or session sees it within a second. Unsaved input stays, because rows have versions.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const closing = new AbortController();
    connectLive((message) => void hear(client, message), closing.signal);
    return () => closing.abort();
  }, [client]);
}

async function hear(client: QueryClient, { event, noun, page, isPassedOn = false }: LiveMessage): Promise<void> {
  if (event === 'changed' && noun) {
    const isOwn = page !== undefined && page === pageId;
    for (const name of staleAfter[noun]) {
      if (!isOwn || (MADE_OF_CHANGES.includes(name) && name !== noun))
        void client.invalidateQueries({ queryKey: queryKeys[name] });
    }
    if (isOwn) return;
    if (noun === 'evidence') await (await import('#web/features/assurance/evidence/show-counts.ts')).showCounts(client);
    return;
  }
  if (event === 'presence') return void client.invalidateQueries({ queryKey: queryKeys.presence });
  if (event === 'refused') return void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  const before = client.getQueryData(sessionQuery.queryKey);
  if (event === 'begun') {
    if (before?.company) tellPlaceAgain(isPassedOn);
    return;
  }
  const session = await readSessionAnew(client).catch(() => undefined);
  if (!session) return;
  if (before?.company && session.parting) {
    const { parting } = session;
    void import('#web/features/company/offboarding/tell-parting.ts').then(({ tellParting }) => tellParting(parting));
  }
  // A restarted server assumes nothing: only tabs with an open record report, or "nowhere" could overtake a report.
  if (event === 'opened' && session.company) tellPlaceAgain(true);
  const isSamePlace = session.user?.id === before?.user?.id && session.company?.id === before?.company?.id;
  // Nothing of a company that the person has left may reappear from the cache.
  if (!isSamePlace) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
