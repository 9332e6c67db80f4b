import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Who is signed in, in which company, and where the visit goes on. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: ({ signal }) => api.session.read(undefined, { signal }),
  staleTime: 30_000,
});

/**
 * Asks who is signed in now. A question that is under way is given up rather than waited for: it may have been answered before what has
 * just happened.
 *
 * @throws when the server cannot be asked, also after the tries that every question has
 */
export async function readSessionAnew(client: QueryClient) {
  await client.cancelQueries({ queryKey: sessionQuery.queryKey });
  const { retry = false } = client.getDefaultOptions().queries ?? {};
  return client.fetchQuery({ ...sessionQuery, staleTime: 0, retry });
}
