import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { redirectFor } from '#contract/arrival.ts';
import { screens } from '#contract/screens.ts';
import { readSessionAnew, sessionQuery } from '#web/features/account/session/api.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export type WayOutInput = Parameters<typeof api.offboarding.leave>[0];
export type OpenWay = Awaited<ReturnType<typeof api.offboarding.wayOut>>;

/** How one could go from the company now; asked anew whenever it is shown, since others come and go. */
export const wayOutQuery = queryOptions({
  queryKey: queryKeys.wayOut,
  queryFn: ({ signal }) => api.offboarding.wayOut(undefined, { signal }),
  staleTime: 0,
});

/** Companies that one was the last to leave and that can still be kept. */
export const closedCompaniesQuery = queryOptions({
  queryKey: queryKeys.closedCompanies,
  queryFn: ({ signal }) => api.offboarding.listClosed(undefined, { signal }),
  staleTime: 0,
});

/** The guards must see the other company, or none, and nothing of the one before may come back from memory. */
export async function enterAnotherPlace(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryKey !== sessionQuery.queryKey && !query.isActive() });
  await readSessionAnew(client).catch(() => undefined);
}

/** Where whoever has just joined a company begins in it: the dashboard, an auditor in her room (product P3). */
export function beginningIn(client: QueryClient): string {
  const { role = null } = client.getQueryData(sessionQuery.queryKey) ?? {};
  return redirectFor(screens.home.path, { isSignedIn: true, hasCompany: true, role }) ?? screens.dashboard.path;
}
