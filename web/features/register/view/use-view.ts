import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Query } from '#domain/query/query.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import type { NamedView } from '#web/features/register/views/given-views.ts';
import { type Layout, NO_LAYOUT, readLayouts, withLayout, writeLayouts } from '#web/features/register/views/layouts.ts';
import { useNamedView } from '#web/features/register/views/use-named-view.ts';
import { presentParams, useQuietParams } from '#web/lib/use-quiet-params.ts';
import {
  isSameQuery,
  namingView,
  queryTextOf,
  type RegisterView,
  readQuery,
  readView,
  viewIdOf,
  viewIn,
  writeView,
} from './register-view.ts';
import { shownIds } from './shown-columns.ts';

/** The view in the address, with its columns, and how to show another. */
export function useView(topics: readonly Topic[], isFrozen: boolean) {
  const [, lead] = useSearchParams();
  const { params, say } = useQuietParams();
  const named = useNamedView(viewIdOf(params));
  const kept: NamedView | null = named.view;
  const of = useMemo(() => ({ topicCodes: topics.map(({ code }) => code), isFrozen }), [topics, isFrozen]);
  const asKept = useMemo(() => readView(new URLSearchParams(), kept?.contents ?? null, of), [kept, of]);
  const text = queryTextOf(params);
  const read = useMemo(() => readQuery(text, kept?.contents ?? null, of), [text, kept, of]);
  const query = useSameQuery(read.query);
  const view = useMemo(() => viewIn(params, kept?.contents ?? null, { ...read, query }), [params, kept, read, query]);
  const { layout, isChanged: isLayoutChanged, change, forget } = useLayout(kept);
  const isChanged = useCallback(
    (search: string) => isLayoutChanged || search.trim() !== asKept.search.trim() || !isSameQuery(query, asKept.query),
    [isLayoutChanged, asKept, query],
  );
  return {
    named,
    view,
    layout,
    /** Whether what is shown differs from the view, with this text in the search. */
    isChanged,
    /** Something that was requested is not shown. */
    isLacking:
      view.faults.length > 0 ||
      view.goneTopics.length > 0 ||
      (!view.isAsked && (named.state === 'gone' || named.state === 'failed')),
    /** What is shown, in the form in which it is saved. */
    contents: (search: string): ViewContents => ({
      query: view.query,
      search,
      columns: shownIds(layout),
      widths: layout.widths,
    }),
    show: (next: RegisterView) => say(writeView(presentParams(), next, asKept)),
    /** Writes the search to the address, after the rows have already been searched. */
    saySearch: (search: string) => say(writeView(presentParams(), { query, search }, asKept), true),
    changeLayout: change,
    /** Shows another saved view, or all rows; selecting the current view restores it as it was saved. */
    open(viewId: string | null) {
      if (viewId !== null && viewId === kept?.id) forget();
      lead(namingView(presentParams(), viewId));
    },
    /** Called after what is shown was saved under this id: nothing differs from it any longer. */
    settle(viewId: string) {
      if (kept) forget();
      lead(namingView(presentParams(), viewId), { replace: true });
    },
  };
}

/** The query as the same object as long as it is equal, so that another search in the address does not sort anything again. */
export function useSameQuery(query: Query): Query {
  const said = useRef(query);
  if (!isSameQuery(said.current, query)) said.current = query;
  return said.current;
}

/** The columns of a view as this person left them in this browser, otherwise as they were saved. */
function useLayout(kept: NamedView | null) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [layouts, setLayouts] = useState(() => readLayouts(userId));
  const own = layouts[''] ?? NO_LAYOUT;
  // A view without columns of its own is shown with the person's own.
  const hasColumns = kept !== null && kept.contents.columns !== null;
  const id = hasColumns ? kept.id : '';
  const saved: Layout = hasColumns ? kept.contents : own;
  const put = (next: Layout | null) => {
    const all = withLayout(layouts, id, next);
    setLayouts(all);
    writeLayouts(userId, all);
  };
  return {
    layout: layouts[id] ?? saved,
    isChanged: hasColumns && layouts[id] !== undefined && !isSameLayout(layouts[id], saved),
    change: put,
    forget: () => hasColumns && put(null),
  };
}

const isSameLayout = (one: Layout, other: Layout): boolean => sorted(one) === sorted(other);
const sorted = ({ columns, widths }: Layout): string =>
  JSON.stringify([columns === null ? null : [...columns].sort(), Object.entries(widths).sort()]);
