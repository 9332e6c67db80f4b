import type { Layout } from '#web/features/register/views/layouts.ts';
import { columns, columnsOf, type RegisterColumn } from '../rows/columns.ts';

/** The ids of the columns that a layout shows; the title always stands. */
export const shownIds = ({ columns: chosen }: Layout): string[] =>
  chosen ?? columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);

/** Of the title in a large window, in pixels: most titles stand in full. */
const LARGE_TITLE_WIDTH = 400;

/**
 * The columns of a layout in their order, as wide as it has them, the title by the window's size where it says nothing of it. Ids of
 * columns that there are not are passed over.
 */
export function shownColumns(layout: Layout, isFrozen: boolean, isLarge: boolean): RegisterColumn[] {
  const shown = shownIds(layout);
  return columnsOf(isFrozen)
    .filter(({ id }) => id === 'title' || shown.includes(id))
    .map((column) => {
      const width = layout.widths[column.id];
      if (width !== undefined) return { ...column, width, isSized: true };
      return isLarge && column.id === 'title' ? { ...column, width: LARGE_TITLE_WIDTH } : column;
    });
}

/** How much of the table's own width the title takes at most, however wide it was made: it stays where one scrolls aside. */
const TITLE_SHARE = 0.6;

/** As wide as the title is drawn in a table of which so much is in sight, in pixels. */
export const drawnTitle = ({ width, isSized = false }: RegisterColumn, inSight: number): number =>
  isSized ? Math.min(width, TITLE_SHARE * inSight) : width;

/** The widths of the columns for CSS; the title takes what room is left, unless somebody has said how much. */
export function templateOf(shown: readonly RegisterColumn[]): string {
  return shown
    .map(({ width, isSized }, at) => {
      if (at > 0) return `${width}px`;
      return isSized ? `min(${width}px,${100 * TITLE_SHARE}cqw)` : `minmax(${width}px,1fr)`;
    })
    .join(' ');
}

/** How wide some columns are, in pixels. */
export const widthOf = (some: readonly RegisterColumn[]): number => some.reduce((sum, { width }) => sum + width, 0);

/** The layout with a column of another width; null: as wide as it is at first. */
export function withWidth(layout: Layout, id: string, width: number | null): Layout {
  const others = Object.entries(layout.widths).filter(([other]) => other !== id);
  return { ...layout, widths: Object.fromEntries(width === null ? others : [...others, [id, width]]) };
}

/** The layout with a column shown that was not, or the other way round. */
export function withColumn(layout: Layout, id: string): Layout {
  const shown = shownIds(layout);
  return { ...layout, columns: shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id] };
}
