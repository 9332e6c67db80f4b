import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** The members of the company, oldest first. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => api.team.list(undefined, { signal }),
});
