import type { Observable } from '#web/lib/observable.ts';
import type { Several } from '../bulk-actions/use-several.ts';
import { movedPlace, type Place } from '../rows/cell-position.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import type { Line } from '../rows/register-row.ts';
import type { CellAt } from './cell-at.ts';

interface PositionInput {
  place: Observable<Place | null>;
  lines: readonly Line[];
  columns: readonly RegisterColumn[];
  several: Several;
  at: () => CellAt;
  show: (isShown: boolean) => void;
}

/** The current position in the table, and how to move. */
export function tablePosition({ place, lines, columns, several, at, show }: PositionInput) {
  const ids = columns.map(({ id }) => id);
  const indexOf = (id: string) => lines.findIndex(({ key }) => key === id);
  return {
    move: (from: CellAt, by: Parameters<typeof movedPlace>[3]) => place.set(movedPlace(lines, ids, from.place, by)),
    /** Moves to the next line and selects its row, together with the previous one. */
    chooseTo({ place: from, row }: CellAt, by: -1 | 1) {
      const next = movedPlace(lines, ids, from, { lines: by });
      if (row && !several.ids.has(row.id)) several.toggle(row.id);
      if (next && lines[next.index]?.row) several.chooseTo(lines, next.key);
      place.set(next);
    },
    /** If a row is deleted, the current position moves to the row that took its place, and stays there even if the deleted row returns. */
    settle() {
      const { place: now } = at();
      if (now !== null && now.key !== place.get()?.key) place.set(now);
    },
    goTo: (id: string) => place.set({ key: id, column: at().column?.id ?? '', index: Math.max(0, indexOf(id)) }),
    /** Shows a row that the address names; returns whether it is in the table. */
    arriveAt(id: string): boolean {
      const index = indexOf(id);
      if (index < 0) return false;
      place.set({ key: id, column: at().column?.id ?? '', index, isLed: true });
      show(true);
      return true;
    },
    step(by: -1 | 1) {
      const next = movedPlace(lines, ids, at().place, { lines: by });
      place.set(next && { ...next, isLed: true });
    },
    begin: () => place.set(at().place ?? movedPlace(lines, ids, null, 'first')),
  };
}

export type TablePosition = ReturnType<typeof tablePosition>;
