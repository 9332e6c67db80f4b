import { useMemo, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { asksOfWork } from '#domain/query/asks-of-work.ts';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { Query } from '#domain/query/query.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import { componentsById } from '#web/features/register/components/components-by-id.ts';
import { type Observable, type Readable, useHeld } from '#web/lib/observable.ts';
import type { Place } from './cell-position.ts';
import { idsOfGone, withUnsavedGone } from './draft-rows.ts';
import type { Group } from './groups-of.ts';
import { useGroups } from './ordered-rows.ts';
import { type Line, type RegisterRow, useRowLines } from './register-row.ts';
import { useFolded } from './search-rows.ts';
import { useSettled } from './settled-rows.ts';
import type { UnsavedRows } from './unsaved.ts';

export interface RegisterLines {
  lines: readonly Line[];
  /** How many rows match, including those of closed groups. */
  shown: number;
  /** The total number of rows. */
  all: number;
  /** The held row as it was before someone deleted it; null while it exists. */
  gone: ComponentRow | null;
  present: PresentRows;
}

/** Rows with their unsaved values: parts that show one subscribe to it. Typing creates no new lines. */
export interface PresentRows {
  of: (row: RegisterRow) => RegisterRow;
  subscribe: Readable<UnsavedRows>['subscribe'];
}

interface RowsInput {
  whole: WholeAssessment;
  /** Undefined until it is known. */
  assigned: KnownWork | undefined;
  query: Query;
  search: string;
  /** The current row is being worked on: the rows are sorted again once it is left. */
  place: Observable<Place | null>;
  unsaved: Readable<UnsavedRows>;
  closed: ReadonlySet<string>;
  /** The row of the open cell, or of the entry in the side panel: it stays until that is left. */
  heldId: string | null;
}

/** The lines of the table: the matching rows, in order, under their groups. */
export function useRows({ whole, assigned, query, search, place, unsaved, closed, heldId }: RowsInput): RegisterLines {
  const { components: saved, gone } = useHeldRow(whole.components, heldId);
  const unsavedGone = useHeld(unsaved, (all) => idsOfGone(saved, all));
  const components = useMemo(
    () => (unsavedGone === '' ? saved : withUnsavedGone(saved, unsaved.get())),
    [saved, unsaved, unsavedGone],
  );
  useFolded(components);
  const { activities } = whole;
  // Owners load later than the rows; if they do not affect the order, the rows are not sorted again.
  const asked = asksOfWork(componentNoun, query) ? assigned : undefined;
  const settled = useSettled({ components, activities, assigned: asked, query, search }, place);
  const { groups, all } = useGroups(whole, settled, query, search);
  const { rowLines, make } = useRowLines(components, whole, assigned);
  const present = useMemo(
    () => ({
      of(row: RegisterRow) {
        const component = unsaved.get().get(row.id);
        return component ? make(component, true) : row;
      },
      subscribe: unsaved.subscribe,
    }),
    [unsaved, make],
  );
  const shown = useMemo(
    () => ({
      lines: linesOf(groups, rowLines, closed),
      shown: groups.reduce((sum, { ids }) => sum + ids.length, 0),
      all,
    }),
    [groups, rowLines, closed, all],
  );
  return { ...shown, gone, present };
}

/** The rows with the held one in its place, even if someone has deleted it. */
function useHeldRow(components: readonly ComponentRow[], id: string | null) {
  const last = useRef(components);
  const stands = id === null || componentsById(components).has(id);
  if (stands) last.current = components;
  const { current } = last;
  return useMemo(() => {
    const at = stands ? -1 : current.findIndex((row) => row.id === id);
    const gone = current[at] ?? null;
    return { components: gone ? components.toSpliced(at, 0, gone) : components, gone };
  }, [components, current, stands, id]);
}

/** The groups with their rows, one below the other. Built in one pass, because every change of order or search goes through all rows. */
function linesOf(
  groups: readonly Group[],
  rowLines: ReadonlyMap<string, Line>,
  closed: ReadonlySet<string>,
): readonly Line[] {
  const lines: Line[] = [];
  for (const { key, label, ids } of groups) {
    const isOpen = !closed.has(key);
    if (label !== null) lines.push({ key: `group ${key}`, head: { key, label, count: ids.length, isOpen }, row: null });
    if (!isOpen) continue;
    for (const id of ids) {
      const line = rowLines.get(id);
      if (line) lines.push(line);
    }
  }
  return lines;
}
