import type { Line } from '../rows/register-row.ts';

/** The selected rows, and the row at which a range starts. */
export interface ChosenRows {
  ids: ReadonlySet<string>;
  /** The row that was last selected or deselected; null if there is none. */
  anchor: string | null;
}

export const NONE_CHOSEN: ChosenRows = { ids: new Set(), anchor: null };

/** Selects a row, or deselects it if it was selected. */
export function toggled({ ids }: ChosenRows, id: string): ChosenRows {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects all rows between the anchor and this one, inclusive; only this one if the anchor is not visible. */
export function withRangeTo({ ids, anchor }: ChosenRows, lines: readonly Line[], id: string): ChosenRows {
  const to = lines.findIndex(({ key }) => key === id);
  const from = lines.findIndex(({ key }) => key === anchor);
  const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  const between = rowsIn(lines.slice(first, last + 1));
  return { ids: new Set([...ids, ...between]), anchor: from < 0 ? id : anchor };
}

/** Selects all visible rows; deselects them if all are already selected. */
export function withAll({ ids }: ChosenRows, lines: readonly Line[]): ChosenRows {
  const all = rowsIn(lines);
  return all.every((id) => ids.has(id)) ? NONE_CHOSEN : { ids: new Set([...ids, ...all]), anchor: null };
}

const rowsIn = (lines: readonly Line[]) => lines.flatMap(({ row }) => row?.id ?? []);
