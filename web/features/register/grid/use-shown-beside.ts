import { useEffect, useReducer, useRef } from 'react';
import type { Observable } from '#web/lib/observable.ts';
import type { Place } from '../rows/cell-position.ts';

/**
 * The row shown in the side panel: if a colleague deletes it in the meantime, it stays until the person goes to another. Read while rows
 * render, so that moving from row to row renders nothing.
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
    /** The row that stays although it was deleted. */
    leaveWith: (id: string | null) => {
      gone.current = id;
    },
    letGo: (id: string) => {
      own.current = id;
    },
  };
}
