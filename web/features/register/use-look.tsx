import { useDeferredValue, useMemo, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Query } from '#domain/query/query.ts';
import { useAssigned } from '#web/features/assignments/api.ts';
import { ViewsButton } from '#web/features/views/views-button.tsx';
import { useSteady } from '#web/lib/use-steady.ts';
import { shownColumns, withColumn, withWidth } from './shown-columns.ts';
import { useTypedSearch } from './use-typed-search.ts';
import { useView } from './use-view.ts';

/** How the rows are looked at, edited or read only: the view, the search, the columns, who is assigned, and the toolbar's part of it. */
export function useLook(whole: WholeAssessment) {
  const { topics, activities } = whole;
  // Of what was frozen it is not known who looked after it.
  const isFrozen = whole.assessment.status === 'completed';
  const seen = useView(topics, isFrozen);
  const { named, view: ofAddress, layout, isChanged, contents, show, changeLayout } = seen;
  const [search, setSearch] = useTypedSearch(ofAddress.search, (typed) => show({ ...ofAddress, search: typed }));
  const sought = useDeferredValue(search);
  const view = useMemo(() => ({ ...ofAddress, search: sought }), [ofAddress, sought]);
  const columns = useMemo(() => shownColumns(layout, isFrozen), [layout, isFrozen]);
  const searchRef = useRef<HTMLInputElement>(null);
  const known = useAssigned(whole.assessment.id);
  const assigned = isFrozen ? undefined : known;
  const world = useMemo(
    () => ({
      topics,
      activities,
      hasEarlier: false,
      ...(!isFrozen && { people: assigned?.people.map(({ name }) => name) ?? [] }),
    }),
    [topics, activities, isFrozen, assigned?.people],
  );
  // Search, filters and views are not drawn anew with each key in the table.
  const bar = useSteady({
    onQuery: (query: Query) => show({ query, search }),
    onSearch: setSearch,
    onColumn: (id: string) => changeLayout(withColumn(layout, id)),
  });
  const ofViews = useSteady({ onOpen: seen.open, onSaved: seen.settle });
  const views = useMemo(
    () => <ViewsButton named={named} isChanged={isChanged} contents={contents} {...ofViews} />,
    [named, isChanged, contents, ofViews],
  );
  return {
    named,
    view,
    columns,
    assigned,
    searchRef,
    show,
    /** Something of what was asked for is not shown. */
    isLacking: seen.isLacking,
    /** What the note of it says so with. */
    note: { named, view: ofAddress, isFrozen, onShowAll: () => seen.open(null) },
    toolbar: { views, query: view.query, search, world, isFrozen, shownColumns: columns, searchRef, ...bar },
    withQuery: (query: Query) => show({ query, search }),
    clear() {
      setSearch('');
      show({ query: { ...view.query, where: [] }, search: '' });
    },
    onWidth: (id: string, width: number | null) => changeLayout(withWidth(layout, id, width)),
  };
}

export type Look = ReturnType<typeof useLook>;
