import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PresentColleague } from '#contract/presence.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Which colleagues are present; the live stream says when to reload. */
export const presenceQuery = queryOptions({
  queryKey: queryKeys.presence,
  queryFn: ({ signal }) => api.presence.list(undefined, { signal }),
});

const nobody: PresentColleague[] = [];

/** The colleagues who have a record open. */
export function useColleaguesAt(recordId: string): PresentColleague[] {
  const { data } = useQuery(presenceQuery);
  const here = data?.filter(({ at }) => at?.recordId === recordId);
  return here && here.length > 0 ? here : nobody;
}
