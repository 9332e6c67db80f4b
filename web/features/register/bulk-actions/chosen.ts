import type { Line } from '../rows/register-row.ts';

/** The rows that are chosen, and from which one a range is drawn. */
export interface ChosenRows {
  ids: ReadonlySet<string>;
  /** The row that was chosen or let go last; null where none was. */
  anchor: string | null;
}

export const NONE_CHOSEN: ChosenRows = { ids: new Set(), anchor: null };

/** With the row chosen that was not, and the other way round. */
export function toggled({ ids }: ChosenRows, id: string): ChosenRows {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** With all rows chosen between the anchor and this one, both among them; without an anchor in sight this one alone. */
export function withRangeTo({ ids, anchor }: ChosenRows, lines: readonly Line[], id: string): ChosenRows {
  const to = lines.findIndex(({ key }) => key === id);
  const from = lines.findIndex(({ key }) => key === anchor);
  const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  const between = rowsIn(lines.slice(first, last + 1));
  return { ids: new Set([...ids, ...between]), anchor: from < 0 ? id : anchor };
}

/** With all rows chosen that are in view; where all are already, with none. */
export function withAll({ ids }: ChosenRows, lines: readonly Line[]): ChosenRows {
  const all = rowsIn(lines);
  return all.every((id) => ids.has(id)) ? NONE_CHOSEN : { ids: new Set([...ids, ...all]), anchor: null };
}

const rowsIn = (lines: readonly Line[]) => lines.flatMap(({ row }) => row?.id ?? []);
