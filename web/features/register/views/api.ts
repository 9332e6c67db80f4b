import { queryOptions } from '@tanstack/react-query';
import type { ViewShape } from '#contract/views.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** The saved views of the company and of this person, by name. */
export const viewsQuery = queryOptions({
  queryKey: queryKeys.views,
  queryFn: async ({ signal }) => (await api.views.list(undefined, { signal })).map(toView),
  staleTime: 30_000,
});

/** Restores the type of the query, which JSON does not have but the contract does. */
export const toView = (view: Omit<ViewShape, 'contents'> & { contents: unknown }): ViewShape => ({
  ...view,
  contents: view.contents as ViewContents,
});
