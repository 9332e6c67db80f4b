import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Observable } from '#web/lib/observable.ts';
import { useSteady } from '#web/lib/use-event-callbacks.ts';
import type { Place } from '../rows/cell-position.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { Line } from '../rows/register-row.ts';
import type { PresentRows } from '../rows/use-rows.ts';
import { drawnTitle, widthOf } from '../view/shown-columns.ts';
import { cellId, type MarkedElements, markActive } from './active-cell.ts';
import type { useLinesInSight } from './lines-in-sight.ts';

interface MarkedCellInput {
  lines: readonly Line[];
  present: PresentRows;
  columns: readonly RegisterColumn[];
  /** The last position; each key changes it. */
  place: Observable<Place | null>;
  /** The current position. */
  at: () => { index: number; key: string; column: string } | null;
  /** The index of the current line, as rendered. */
  active: number;
  inSight: ReturnType<typeof useLinesInSight>;
}

/** Marks the current cell outside React, and scrolls to it after a key (`isTold`) or if the position says so. */
export function useMarkedCell({ lines, present, columns, place, at, active, inSight }: MarkedCellInput) {
  const { places, apart, view, reveal } = inSight;
  const columnOf = (column: string) => columns.findIndex(({ id }) => id === column);
  const tableRef = useRef<HTMLTableElement>(null);
  const marked = useRef<MarkedElements>({});
  const isTold = useRef(false);
  const last = useRef<LastMove>({ held: null, now: null, isRowNew: true });
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  /** Marks the current position and scrolls to it; a line that no element shows is rendered first. */
  const show = useSteady({
    mark() {
      const now = at();
      const row = now?.index === apart ? places.length : places.indexOf(now?.index ?? -1);
      if (now && row < 0) return redraw();
      const isHead = now !== null && lines[now.index]?.head !== null;
      const id = now && cellId(now.key, isHead ? '' : now.column);
      if (!tableRef.current) return;
      const column = now ? columnOf(now.column) : -1;
      last.current = moved(last.current, place.get(), now);
      const here = now && lines[now.index]?.row;
      const own = say.cell(columns[column]?.label ?? '');
      const lead = here && last.current.isRowNew ? say.cellOfRow(present.of(here).component.title, own) : own;
      marked.current = markActive(tableRef.current, marked.current, { row, column, isHead, id, lead });
    },
    lead() {
      const now = at();
      if (!now) return;
      const column = columnOf(now.column);
      const [first, ...others] = columns;
      const title = first ? drawnTitle(first, view.current.width) : 0;
      // The title stays at the side, and is fully visible if the table is as wide as its columns.
      const isAside = column > 0 && title + widthOf(others) > view.current.width;
      const start = widthOf(others.slice(0, Math.max(0, column - 1)));
      const end = title + start + (others[column - 1]?.width ?? 0);
      // A cell that is wider than the space for it is shown from its start.
      reveal(now.index, isAside ? { start, end: Math.min(end, start + view.current.width) } : null);
    },
  });
  useLayoutEffect(show.mark);
  useLayoutEffect(
    () =>
      place.subscribe(() => {
        if (isTold.current || place.get()?.isLed) show.lead();
        isTold.current = false;
        show.mark();
      }),
    [place, show],
  );
  // Keys scroll the view, even if they change the order of rows; a row that moved while the person reads elsewhere does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each current cell
  useEffect(() => {
    if (isTold.current) show.lead();
    isTold.current = false;
  }, [active, columns, show]);
  return { tableRef, isTold };
}

/** The last change of the current cell. */
interface LastMove {
  /** The position that was set. */
  held: Place | null;
  now: Pick<Place, 'key' | 'column'> | null;
  /** Whether the cell is named with its row: unless it is another cell of the same row. */
  isRowNew: boolean;
}

function moved(last: LastMove, held: Place | null, now: LastMove['now']): LastMove {
  const isSameRow = now?.key === last.now?.key;
  if (held === last.held && isSameRow) return last;
  return { held, now, isRowNew: !isSameRow || now?.column === last.now?.column };
}
