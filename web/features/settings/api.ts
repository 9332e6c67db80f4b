import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** Where one is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ['active-sessions'],
  queryFn: ({ signal }) => api.session.list(undefined, { signal }),
});
