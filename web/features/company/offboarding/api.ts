import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { redirectFor } from '#contract/arrival.ts';
import { screens } from '#contract/screens.ts';
import { readSessionAnew, sessionQuery } from '#web/features/account/session/api.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export type WayOutInput = Parameters<typeof api.offboarding.leave>[0];
export type OpenWay = Awaited<ReturnType<typeof api.offboarding.wayOut>>;

/** How the person can leave the company now; reloaded whenever it is shown, because others come and go. */
export const wayOutQuery = queryOptions({
  queryKey: queryKeys.wayOut,
  queryFn: ({ signal }) => api.offboarding.wayOut(undefined, { signal }),
  staleTime: 0,
});

/** Companies that the person was the last to leave and can still reopen. */
export const closedCompaniesQuery = queryOptions({
  queryKey: queryKeys.closedCompanies,
  queryFn: ({ signal }) => api.offboarding.listClosed(undefined, { signal }),
  staleTime: 0,
});

/** Reloads the session, so that the guards see the new company, or none, and nothing of the previous one stays in memory. */
export async function enterAnotherPlace(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryKey !== sessionQuery.queryKey && !query.isActive() });
  await readSessionAnew(client).catch(() => undefined);
}

/** Where a person who has just joined a company starts: the dashboard, or the audit screen for an auditor (product P3). */
export function beginningIn(client: QueryClient): string {
  const { role = null } = client.getQueryData(sessionQuery.queryKey) ?? {};
  return redirectFor(screens.home.path, { isSignedIn: true, hasCompany: true, role }) ?? screens.dashboard.path;
}
