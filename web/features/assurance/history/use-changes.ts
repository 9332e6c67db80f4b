import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Changes, ChangesQuery } from './api.ts';

/**
 * A list of changes that grows at its end while scrolling. A refresh requests only the newest page: lines of the history never change, so
 * the older ones that are known stay. While another query loads, the current lines stay visible.
 * @param isDue until this is true, only what is already known is shown
 */
export function useChanges({ queryKey, readPage }: ChangesQuery, isDue = true) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Changes> => {
      const newest = await readPage(undefined, signal);
      const known = client.getQueryData<Changes>(queryKey);
      return known ? withOlder(newest, known) : newest;
    },
    enabled: isDue,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const older = useMutation({
    mutationFn: (before: string) => readPage(before),
    onSuccess: (page, before) =>
      client.setQueryData<Changes>(queryKey, (known) =>
        known?.next === before ? { changes: [...known.changes, ...page.changes], next: page.next } : known,
      ),
  });
  const next = query.isPlaceholderData ? null : (query.data?.next ?? null);
  return {
    ...query,
    hasOlder: next !== null,
    isReadingOlder: older.isPending,
    isOlderFailed: older.isError,
    readOlder: () => {
      if (next !== null && !older.isPending) older.mutate(next);
    },
  };
}

/** The newest page with the older lines that are known; without them if lines in between are missing. */
function withOlder(newest: Changes, known: Changes): Changes {
  const { next } = newest;
  const latest = known.changes[0]?.id;
  if (next === null || latest === undefined || isOlder(latest, next)) return newest;
  const older = known.changes.filter(({ id }) => isOlder(id, next));
  return older.length === 0 ? newest : { changes: [...newest.changes, ...older], next: known.next };
}

const isOlder = (id: string, than: string) => BigInt(id) < BigInt(than);
