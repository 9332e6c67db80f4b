import { useSyncExternalStore } from 'react';
import type { Standing } from '#domain/assignments/standing.ts';
import type { Component } from '#domain/components/component.ts';
import type { Offer, RegisterColumn } from '../rows/columns.ts';
import type { RegisterLines } from '../rows/use-rows.ts';

/** A cell whose values are offered. */
export interface OfferedCell {
  component: Component;
  column: RegisterColumn;
  edit: Offer;
  standing: Standing | undefined;
}

/** Which cell offers its values: a row and a column. */
export interface OfferedAt {
  id: string;
  column: string;
}

/** The cell whose values are open, as long as it is in the table. */
export function useOfferedCell(
  offered: OfferedAt | null,
  { lines, present }: RegisterLines,
  columns: readonly RegisterColumn[],
): OfferedCell | null {
  const line = offered && lines.find(({ key }) => key === offered.id)?.row;
  const row = useSyncExternalStore(present.subscribe, () => (line ? present.of(line) : null));
  const column = columns.find(({ id }) => id === offered?.column);
  const edit = row ? column?.edit?.(row.component) : undefined;
  return row && column && typeof edit === 'object'
    ? { component: row.component, column, edit, standing: row.standing }
    : null;
}
