import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Query } from '#domain/query/query.ts';
import { ViewsButton } from '#web/features/register/views/views-button.tsx';
import { type Observable, useHeldValue } from '#web/lib/observable.ts';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import { NARROW_WINDOW } from '#web/ui/sidebar/sidebar-state.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import type { RegisterData } from '../rows/use-register-data.ts';
import { type Room, shownColumns, withColumn, withWidth } from './shown-columns.ts';
import { useTypedSearch } from './use-typed-search.ts';
import { useSameQuery, useView } from './use-view.ts';

/**
 * How the rows are shown, in a draft or read-only: the view, the search, the columns, and their part of the toolbar. Keys, letters and
 * scrolling do not render it.
 */
export function useLook(
  whole: WholeAssessment,
  { noted, scales, assigned: someAssigned }: RegisterData,
  isNarrow: boolean,
) {
  const { topics, activities } = whole;
  // The owners in a frozen result are not known.
  const isFrozen = whole.assessment.status === 'completed';
  const seen = useView(topics, isFrozen);
  const { named, view, layout, show, changeLayout } = seen;
  const { query } = view;
  const search = useTypedSearch(view.search, seen.saySearch);
  const room = useRoom();
  const columns = useMemo(() => shownColumns(layout, isFrozen, room), [layout, isFrozen, room]);
  const searchRef = useRef<HTMLInputElement>(null);
  const assigned = isFrozen ? undefined : someAssigned;
  const world = useMemo(
    () => ({
      topics,
      activities,
      hasEarlier: false,
      ...(!isFrozen && { people: assigned?.people.map(({ name }) => name) ?? [] }),
    }),
    [topics, activities, isFrozen, assigned?.people],
  );
  const showQuery = (next: Query) => show({ query: next, search: search.get() });
  // With sortable headings, a new order does not render the toolbar again.
  const unsorted = useSameQuery({ ...query, sort: [] });
  // A key in the table does not render search, filters and views again.
  const bar = useSteady({
    onQuery: (next: Query) => showQuery(isNarrow ? next : { ...next, sort: query.sort }),
    onColumn: (id: string) => changeLayout(withColumn(layout, id, room)),
  });
  const ofViews = useSteady({ onOpen: seen.open, onSaved: seen.settle });
  const isChanged = useIsChanged(search, seen.isChanged);
  const contents = useRef(seen.contents);
  contents.current = seen.contents;
  const [readContents] = useState(() => () => contents.current(search.get()));
  const views = useMemo(
    () => <ViewsButton named={named} isChanged={isChanged} contents={readContents} {...ofViews} />,
    [named, isChanged, readContents, ofViews],
  );
  return {
    named,
    query,
    search,
    columns,
    assigned,
    searchRef,
    noted,
    scales,
    show: showQuery,
    /** Something that was requested is not shown. */
    isLacking: seen.isLacking,
    /** The props of the note that says so. */
    note: { named, view, isFrozen, onShowAll: () => seen.open(null) },
    toolbar: {
      views,
      query: isNarrow ? query : unsorted,
      search,
      world,
      isNarrow,
      isFrozen,
      shownColumns: columns,
      searchRef,
      ...bar,
    },
    clear() {
      search.set('');
      show({ query: { ...query, where: [] }, search: '' });
    },
    onWidth: (id: string, width: number | null) => changeLayout(withWidth(layout, id, width)),
  };
}

export type Look = ReturnType<typeof useLook>;

/** The room that this window gives the table; where the sidebar shows only icons by default, it is narrow. */
function useRoom(): Room {
  const isLarge = useMediaQuery('(min-width: 120rem)');
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  return isLarge ? 'large' : isNarrow ? 'narrow' : 'usual';
}

/**
 * Whether what is shown differs from the view, as an observable value, so that another query or a letter of a search does not render the
 * toolbar.
 */
function useIsChanged(search: Observable<string>, isChangedWith: (search: string) => boolean): Observable<boolean> {
  const isChanged = useHeldValue(isChangedWith(search.get()));
  useLayoutEffect(() => {
    const look = () => isChanged.set(isChangedWith(search.get()));
    look();
    return search.subscribe(look);
  }, [search, isChanged, isChangedWith]);
  return isChanged;
}
