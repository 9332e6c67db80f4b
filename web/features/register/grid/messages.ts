import { counted, formatNumber } from '#web/lib/format-number.ts';

/** Texts of the edge of a column. */
export const edgeMessages = {
  widthOf: (label: string) => `Width of ${label}`,
  widthText: 'Drag to change the width; double-click to fit the contents',
  pixels: (width: number) => `${formatNumber(Math.round(width))} pixels`,
} as const;

const groups = counted('group', 'groups');

/** Announcements of a new order or grouping for screen readers. */
export const orderMessages = {
  sorted: (parts: readonly string[]) => `Sorted by ${parts.join(', then ')}`,
  part: (label: string, order: string) => `${label}, ${order}`,
  unsorted: 'In the default order',
  grouped: (label: string, count: number) => `Grouped by ${label}, ${groups(count)}`,
  ungrouped: 'Not grouped',
} as const;
