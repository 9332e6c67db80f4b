import { type ViewContents, WIDTH_RANGE } from '#domain/views/saved-view.ts';

/** The columns that are shown, and their widths. */
export type Layout = Pick<ViewContents, 'columns' | 'widths'>;

/** The columns before anyone has changed them. */
export const NO_LAYOUT: Layout = { columns: null, widths: {} };

/** By the ids of views that the person has changed without saving them; their own layout is at '', if no view is shown. */
export type Layouts = Readonly<Record<string, Layout>>;

/** The maximum number of views whose changed columns are stored; the latest ones are kept. */
const MOST = 20;

const keyOf = (userId: string) => `twofold-register:${userId}`;

/** How this person left the columns in this browser. */
export function readLayouts(userId: string): Layouts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Layout] => isLayout(entry[1])));
  } catch {
    return {};
  }
}

export function writeLayouts(userId: string, layouts: Layouts): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(layouts));
  } catch {
    // Storage is full or not allowed: the columns last as long as the page is open.
  }
}

/** The layouts with a different one for a view; null removes it. */
export function withLayout(layouts: Layouts, viewId: string, layout: Layout | null): Layouts {
  const others = Object.entries(layouts).filter(([id]) => id !== viewId);
  if (layout === null) return Object.fromEntries(others);
  return Object.fromEntries([...others.slice(1 - MOST), [viewId, layout]]);
}

function isLayout(value: unknown): value is Layout {
  if (typeof value !== 'object' || value === null) return false;
  const { columns, widths } = value as Record<string, unknown>;
  const areColumns = columns === null || (Array.isArray(columns) && columns.every((id) => typeof id === 'string'));
  return areColumns && typeof widths === 'object' && widths !== null && Object.values(widths).every(isWidth);
}

const isWidth = (value: unknown) => typeof value === 'number' && value >= WIDTH_RANGE.min && value <= WIDTH_RANGE.max;
