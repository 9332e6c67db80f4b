import { type RefObject, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Query } from '#domain/query/query.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import { type Observable, useHeld, useHeldValue } from '#web/lib/observable.ts';
import type { Announcement } from '#web/lib/throttled-announcer.ts';
import type { Several } from '../bulk-actions/use-several.ts';
import type { Edits } from '../edits/use-edits.ts';
import type { Place } from '../rows/cell-position.ts';
import { isBeside as isStoredBeside, type RegisterColumn } from '../rows/columns.ts';
import { NOTHING_UNSAVED } from '../rows/unsaved.ts';
import { type RegisterLines, useRows } from '../rows/use-rows.ts';
import { sortedBy } from '../view/register-view.ts';
import { columnsBeside } from '../view/shown-columns.ts';
import { cellActs } from './cell-acts.ts';
import { cellAt } from './cell-at.ts';
import { pressKey } from './key-acts.ts';
import type { KeyPress } from './read-key.ts';
import { tablePosition } from './table-position.ts';
import { type OfferedAt, useOfferedCell } from './use-offered-cell.ts';
import { useShownBeside } from './use-shown-beside.ts';

interface TableInput {
  whole: WholeAssessment;
  bars: EntryBars;
  /** Null if the rows are read-only. */
  edits: Edits | null;
  assigned: KnownWork | undefined;
  query: Query;
  search: Observable<string>;
  scales: Scales;
  /** The current position. */
  place: Observable<Place | null>;
  columns: readonly RegisterColumn[];
  /** Whether the panel is beside the table rather than over it, and whether it holds a form. */
  isWide: boolean;
  hasForm: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  onQuery: (query: Query) => void;
  onEdit: (id: string) => void;
  onAdd: () => void;
  onKeys: () => void;
  onComments: (id: string) => void;
  /** The selection of several rows. */
  several: Several;
}

/**
 * The table's state: the current position, what is open, and what keys and presses do. The position is kept outside the rendered screen
 * (`place`), because it changes with each key: parts that show it subscribe to it.
 */
export function useTable(input: TableInput) {
  const { edits, query, place, several } = input;
  const told = useHeldValue<Announcement>({ words: '' });
  const refused = useHeldValue('');
  const [closed, toggleGroup] = useClosedGroups();
  const [isShown, setShown] = useState(false);
  const [offered, setOffered] = useState<OfferedAt | null>(null);
  const isBeside = input.isWide && (isShown || input.hasForm);
  const columns = useMemo(() => (isBeside ? columnsBeside(input.columns) : input.columns), [isBeside, input.columns]);
  const beside = useShownBeside(place, isShown && several.ids.size === 0);
  const list: RegisterLines = useRows({
    whole: input.whole,
    assigned: input.assigned,
    query,
    search: useHeld(input.search, (text) => text.trim()),
    place,
    unsaved: edits?.unsaved ?? NOTHING_UNSAVED,
    closed,
    heldId: offered?.id ?? beside.held(),
  });
  beside.leaveWith(list.gone?.id ?? null);
  const { lines, present } = list;
  const cell = useOfferedCell(offered, list, columns);

  const at = () => cellAt(place.get(), { list, columns, isEdited: edits !== null });
  const position = tablePosition({ place, lines, columns, several, at, show: setShown });
  const acts = cellActs({
    edits,
    bars: input.bars,
    words: input.scales.words,
    gone: list.gone,
    place,
    told,
    refused,
    toggleGroup,
    offer: setOffered,
    show: setShown,
    letGo: beside.letGo,
    onEdit: input.onEdit,
  });
  const sort = (field: string, isAdded: boolean) =>
    input.onQuery({ ...query, sort: sortedBy(query.sort, field, isAdded) });

  function press(key: string, columnId: string) {
    const index = lines.findIndex((each) => each.key === key);
    const pressed = lines[index];
    if (!pressed) return;
    place.set({ key, column: columnId, index });
    if (pressed.head) return toggleGroup(pressed.head.key);
    if (columnId === 'title') return setShown(true);
    const on = columns.find(({ id }) => id === columnId);
    if (on?.leadsTo) return acts.showEvidence();
    const isOffered = edits && typeof on?.edit?.(present.of(pressed.row).component) === 'object';
    setOffered(isOffered ? { id: key, column: columnId } : null);
  }

  return {
    list,
    columns,
    /** The last position; `at` returns the current one. */
    place,
    at,
    told,
    refused,
    isShown,
    offered: cell,
    onKey: (event: KeyPress) =>
      pressKey(event, { ...input, lines, at, acts, position, setShown, toggleGroup, onSort: sort }),
    onPress: press,
    onSort: sort,
    show: setShown,
    /** Called when the person deletes this row, so that it does not stay. */
    letGo: beside.letGo,
    settle: position.settle,
    goTo: position.goTo,
    arriveAt: position.arriveAt,
    step: position.step,
    begin: position.begin,
    toggleLine: (key: string) => {
      const head = lines.find((each) => each.key === key)?.head;
      if (head) toggleGroup(head.key);
    },
    closeOffer: () => setOffered(null),
    choose: (changed: ComponentChange) => {
      if (cell && !isStoredBeside(cell.edit)) acts.change(cell.component, cell.column, cell.edit, changed);
      setOffered(null);
    },
  };
}

export type Table = ReturnType<typeof useTable>;

/** The groups whose rows are not shown, and what opens or closes one. */
function useClosedGroups() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return [closed, toggle] as const;
}
