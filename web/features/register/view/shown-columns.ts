import type { Layout } from '#web/features/register/views/layouts.ts';
import { columns, columnsOf, type RegisterColumn } from '../rows/columns.ts';

/** How much room a window gives the table. */
export type Room = 'narrow' | 'usual' | 'large';

/** The ids of the columns that a layout shows; the title is always shown. */
export const shownIds = ({ columns: chosen }: Layout, room: Room = 'usual'): string[] =>
  chosen ?? columns.filter(({ isExtra, isDetail }) => !isExtra && !(isDetail && room === 'narrow')).map(({ id }) => id);

/** The width of the title, in pixels; in a large window, most titles fit. */
const TITLE_WIDTHS: Partial<Record<Room, number>> = { narrow: 316, large: 400 };

/**
 * The columns of a layout in order and with their widths; the title depends on the size of the window if the layout does not set its
 * width. A narrow window shows no details unless the layout names them. Unknown ids are skipped.
 */
export function shownColumns(layout: Layout, isFrozen: boolean, room: Room): RegisterColumn[] {
  const shown = shownIds(layout, room);
  return columnsOf(isFrozen)
    .filter(({ id }) => id === 'title' || shown.includes(id))
    .map((column) => {
      const width = layout.widths[column.id];
      if (width !== undefined) return { ...column, width, isSized: true };
      return column.id === 'title' ? { ...column, width: TITLE_WIDTHS[room] ?? column.width } : column;
    });
}

/**
 * The maximum share of the table's own width for the title, however wide it was made, because it stays visible while the table is
 * scrolled sideways.
 */
const TITLE_SHARE = 0.6;

/** The width at which the title is drawn in a table with this visible width, in pixels. */
export const drawnTitle = ({ width, isSized = false }: RegisterColumn, inSight: number): number =>
  isSized ? Math.min(width, TITLE_SHARE * inSight) : width;

/** The widths of the columns for CSS; the title takes the remaining space, unless its width has been set. */
export function templateOf(shown: readonly RegisterColumn[]): string {
  return shown
    .map(({ width, isSized }, at) => {
      if (at > 0) return `${width}px`;
      return isSized ? `min(${width}px,${100 * TITLE_SHARE}cqw)` : `minmax(${width}px,1fr)`;
    })
    .join(' ');
}

/** The total width of some columns, in pixels. */
export const widthOf = (some: readonly RegisterColumn[]): number => some.reduce((sum, { width }) => sum + width, 0);

/** The layout with a different width for one column; null resets the width. */
export function withWidth(layout: Layout, id: string, width: number | null): Layout {
  const others = Object.entries(layout.widths).filter(([other]) => other !== id);
  return { ...layout, widths: Object.fromEntries(width === null ? others : [...others, [id, width]]) };
}

/** The layout with a column shown or hidden, compared with what it shows in this room. */
export function withColumn(layout: Layout, id: string, room: Room): Layout {
  const shown = shownIds(layout, room);
  return { ...layout, columns: shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id] };
}

/**
 * The same columns next to an open entry: the title narrower, and the score and what it is computed from before the details, so that they
 * are in sight. The kind is the sign at the title.
 */
export function columnsBeside(shown: readonly RegisterColumn[]): RegisterColumn[] {
  const [title, ...others] = shown;
  if (!title) return [];
  const isFirst = ({ id }: RegisterColumn) => FIRST_BESIDE.has(id);
  return [
    title.isSized ? title : { ...title, width: 344 },
    ...others.filter(isFirst),
    ...others.filter((column) => !isFirst(column)),
  ];
}

const FIRST_BESIDE: ReadonlySet<string> = new Set(['topic', 'severity', 'likelihood', 'score']);
