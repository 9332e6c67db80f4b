import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ScaleWordingRow } from '#contract/scales.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The scales that the company has worded itself. */
export const wordingsQuery = queryOptions({
  queryKey: [...queryKeys.scales, 'company'],
  queryFn: ({ signal }) => api.scales.list(undefined, { signal }),
  staleTime: 30_000,
});

/** How many scores in drafts use each step. */
export const restingQuery = queryOptions({
  // Scores change more often than anyone opens this screen.
  queryKey: [...queryKeys.assessment, 'resting'],
  queryFn: ({ signal }) => api.scales.readResting(undefined, { signal }),
});

/** The latest changes of the words, newest first. */
export const wordingHistoryQuery = queryOptions({
  queryKey: [...queryKeys.scales, 'history'],
  queryFn: ({ signal }) => api.scales.readHistory(undefined, { signal }),
});

/** Shows wordings as the server returned them, and reloads their history. */
export function showWordings(client: QueryClient, rows: readonly ScaleWordingRow[]): void {
  client.setQueryData(wordingsQuery.queryKey, (before = []) => [
    ...before.filter(({ scale }) => !rows.some((row) => row.scale === scale)),
    ...rows,
  ]);
  // Their history and their meaning in drafts have changed as well.
  void client.invalidateQueries({ queryKey: queryKeys.scales });
  void client.invalidateQueries({ queryKey: queryKeys.history });
}
