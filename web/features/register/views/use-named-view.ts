import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ViewShape } from '#contract/views.ts';
import { viewsQuery } from './api.ts';
import { givenViews, type NamedView } from './given-views.ts';

/** The view of an address: none, loaded, loading, or unavailable. */
export type NamedViewState =
  | { state: 'none' | 'loading' | 'gone' | 'failed'; view: null }
  | { state: 'there'; view: ViewShape | NamedView };

/** The view with this id: one of the product's, the company's or the person's own. */
export function useNamedView(id: string | null): NamedViewState {
  const given = givenViews.find((view) => view.id === id);
  const isKept = id !== null && given === undefined;
  const { data, isPending } = useQuery({ ...viewsQuery, enabled: isKept });
  return useMemo((): NamedViewState => {
    if (given) return { state: 'there', view: given };
    if (!isKept) return { state: 'none', view: null };
    const view = data?.find((each) => each.id === id);
    if (view) return { state: 'there', view };
    return { state: isPending ? 'loading' : data ? 'gone' : 'failed', view: null };
  }, [given, isKept, data, isPending, id]);
}
