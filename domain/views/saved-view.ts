import { can, type Role } from '#domain/people/permissions.ts';
import type { AskedQuery } from '#domain/query/query.ts';

/** The contents of a view of the register: saved under a name, for oneself or for the company (product P41). */
export interface ViewContents {
  /** A query for components. Its fields and topics existed when it was saved, but may not exist any longer. */
  query: AskedQuery;
  search: string;
  /** Ids of the visible columns; null for the default ones. */
  columns: string[] | null;
  /** The widths of resized columns in pixels, by column id. */
  widths: Record<string, number>;
}

/** The minimum and maximum width of a column, in pixels. */
export const WIDTH_RANGE = { min: 48, max: 900 } as const;

/** Whether a person may change, rename or delete a view: their own, and as an admin each of the company's. */
export const mayChangeView = (isOwn: boolean, role: Role): boolean => isOwn || can(role, 'register.change-any-view');
