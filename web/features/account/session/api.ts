import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Who is signed in, in which company, and where the visit continues. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: ({ signal }) => api.session.read(undefined, { signal }),
  staleTime: 30_000,
});

/**
 * Asks who is signed in now. Cancels a request in progress instead of waiting for it, because it may have been answered before the latest
 * change.
 * @throws if the server cannot be reached, even after the usual retries
 */
export async function readSessionAnew(client: QueryClient) {
  await client.cancelQueries({ queryKey: sessionQuery.queryKey });
  const { retry = false } = client.getDefaultOptions().queries ?? {};
  return client.fetchQuery({ ...sessionQuery, staleTime: 0, retry });
}
