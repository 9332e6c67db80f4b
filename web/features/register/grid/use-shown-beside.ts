import { useEffect, useReducer, useRef } from 'react';
import type { Observable } from '#web/lib/observable.ts';
import type { Place } from '../rows/cell-position.ts';

/**
 * The row that is shown beside the table, where one reads and types: one that a colleague deletes meanwhile stays until one goes to
 * another. Asked as the rows are drawn, so that nothing is drawn for a step from row to row.
 */
export function useShownBeside(place: Observable<Place | null>, isShown: boolean) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const own = useRef<string | null>(null);
  const gone = useRef<string | null>(null);
  useEffect(
    () =>
      place.subscribe(() => {
        const id = place.get()?.key ?? null;
        if (id !== own.current) own.current = null;
        if (gone.current !== null && id !== gone.current) redraw();
      }),
    [place],
  );
  return {
    held(): string | null {
      const id = place.get()?.key ?? null;
      return isShown && id !== own.current ? id : null;
    },
    /** Which row stays though it is gone. */
    leaveWith: (id: string | null) => {
      gone.current = id;
    },
    letGo: (id: string) => {
      own.current = id;
    },
  };
}
