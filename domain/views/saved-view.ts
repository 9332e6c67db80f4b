import { can, type Role } from '#domain/people/permissions.ts';
import type { AskedQuery } from '#domain/query/query.ts';

/** What the register shows and how: kept under a name for oneself or for the company (product P41). */
export interface ViewContents {
  /** Of components. Its fields and topics existed when it was saved, but may not any longer. */
  query: AskedQuery;
  search: string;
  /** Ids of the visible columns; null for the default ones. */
  columns: string[] | null;
  /** Of columns that someone resized, by their ids, in pixels. */
  widths: Record<string, number>;
}

/** How narrow and how wide a column gets, in pixels. */
export const WIDTH_RANGE = { min: 48, max: 900 } as const;

/** Whether a person may change, rename or delete a view: their own, and as an admin each of the company's. */
export const mayChangeView = (isOwn: boolean, role: Role): boolean => isOwn || can(role, 'register.change-any-view');
