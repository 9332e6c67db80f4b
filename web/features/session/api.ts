import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { SESSION_KEY } from '#web/lib/query-client.ts';

/** Who is signed in, in which company, and where the visit goes on. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => api.session.read(undefined, { signal }),
  staleTime: 30_000,
});
