import { useEffect, useReducer, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { Query } from '#domain/query/query.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import type { Observable } from '#web/lib/observable.ts';
import type { Place } from './cell-position.ts';
import { withActiveAsHeld } from './draft-rows.ts';

/** What determines the order of the rows. */
export interface RowsToOrder {
  /** Undefined until it is known, or if the order does not depend on it. */
  assigned: KnownWork | undefined;
  query: Query;
  search: string;
  components: readonly ComponentRow[];
  activities: WholeAssessment['activities'];
}

/** The rows as used for the order: the current row as it was when the person came to it, so that it stays in place. */
export function useSettled(now: RowsToOrder, place: Observable<Place | null>): RowsToOrder {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const activeId = place.get()?.key ?? null;
  const held = useRef({ ...now, activeId });
  const latest = useRef(now);
  latest.current = now;
  const rowsOfSame = useRef(now.components);
  // When the current row changes, nothing renders unless some row has changed in the meantime.
  useEffect(
    () =>
      place.subscribe(() => {
        const next = place.get()?.key ?? null;
        const { components, activities, assigned } = latest.current;
        if (next === held.current.activeId) return;
        const isSame =
          held.current.components === components &&
          held.current.activities === activities &&
          held.current.assigned === assigned;
        if (isSame) held.current = { ...held.current, activeId: next };
        else redraw();
      }),
    [place],
  );
  const { current } = held;
  const isGoingOn = current.activeId === activeId && current.query === now.query && current.search === now.search;
  const isSame =
    isGoingOn &&
    (current.assigned === undefined) === (now.assigned === undefined) &&
    (rowsOfSame.current === now.components || hasSameRows(current.components, now.components));
  // Compared once for each save, not for each key.
  rowsOfSame.current = now.components;
  if (isSame) return current;
  // A colleague's new row moves others, but not the one being worked on.
  held.current = isGoingOn
    ? {
        ...now,
        activeId,
        activities: current.activities,
        components: withActiveAsHeld(now.components, current.components, activeId),
      }
    : { ...now, activeId };
  return held.current;
}

const hasSameRows = (one: readonly ComponentRow[], other: readonly ComponentRow[]) =>
  one.length === other.length && one.every(({ id }, at) => other[at]?.id === id);
