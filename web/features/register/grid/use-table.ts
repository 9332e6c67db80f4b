import { type RefObject, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import { type ComponentChange, changeComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { describeScore } from '#domain/components/score.ts';
import { type ScaleWords, scoreWord } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { Query } from '#domain/query/query.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type EntryBars, scoreBy } from '#domain/results/entry-thresholds.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { KnownWork } from '#web/features/assurance/assignments/known-work.ts';
import { EVIDENCE_OF_ENTRY } from '#web/features/assurance/evidence/evidence-place.ts';
import { focusOncePartStands } from '#web/lib/focus-soon.ts';
import { type Held, useHeld, useHeldValue } from '#web/lib/observable.ts';
import type { Said } from '#web/lib/throttled-announcer.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { Several } from '../bulk-actions/use-several.ts';
import type { Edits } from '../edits/use-edits.ts';
import { movedPlace, type Place, placeIn } from '../rows/cell-position.ts';
import { type CellEdit, isBeside, type Offer, type RegisterColumn } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { Line, RegisterRow } from '../rows/register-row.ts';
import { WHY_ID } from '../rows/table-id.ts';
import { NOTHING_UNSAVED } from '../rows/unsaved.ts';
import { type RegisterLines, useRows } from '../rows/use-rows.ts';
import { sortedBy } from '../view/register-view.ts';
import { type Command, type Pressed, readKey } from './read-key.ts';

/** A cell whose values are offered. */
export interface OfferedCell {
  component: Component;
  column: RegisterColumn;
  edit: Offer;
  standing: Standing | undefined;
}

interface Surroundings {
  whole: WholeAssessment;
  bars: EntryBars;
  /** Null where the rows are only read. */
  edits: Edits | null;
  assigned: KnownWork | undefined;
  query: Query;
  search: Held<string>;
  scales: Scales;
  /** Where one is. */
  place: Held<Place | null>;
  columns: readonly RegisterColumn[];
  searchRef: RefObject<HTMLInputElement | null>;
  onQuery: (query: Query) => void;
  onEdit: (id: string) => void;
  onAdd: () => void;
  onKeys: () => void;
  onComments: (id: string) => void;
  /** More rows than the one that one is at. */
  several: Several;
}

/** A cell of the table with what stands in it. */
interface At {
  place: Place | null;
  line: Line | undefined;
  row: RegisterRow | null;
  column: RegisterColumn | undefined;
  /** What it offers, or why nothing; undefined where it only tells. */
  edit: ReturnType<NonNullable<RegisterColumn['edit']>> | undefined;
}

/**
 * The table's state: where one is, what is open, what keys and presses do. Where one is stands beside what is drawn (`place`), for it
 * changes with each key: whoever shows it asks for it.
 */
export function useTable(surroundings: Surroundings) {
  const { whole, edits, assigned, query, place, columns, searchRef, several } = surroundings;
  const { words } = surroundings.scales;
  const { onQuery, onEdit, onAdd, onKeys, onComments } = surroundings;
  const told = useHeldValue<Said>({ words: '' });
  const tell = (said: string) => told.set({ words: said });
  const refused = useHeldValue('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [isShown, setShown] = useState(false);
  const [offered, setOffered] = useState<{ id: string; column: string } | null>(null);
  const besideId = useShownBeside(place, isShown && several.ids.size === 0);
  const list: RegisterLines = useRows({
    whole,
    assigned,
    query,
    search: useHeld(surroundings.search, (text) => text.trim()),
    place,
    unsaved: edits?.unsaved ?? NOTHING_UNSAVED,
    closed,
    heldId: offered?.id ?? besideId.held(),
  });
  besideId.leaveWith(list.gone?.id ?? null);
  const { lines, present } = list;
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);

  /** Where one is. */
  function at(): At {
    const now = placeIn(lines, ids, place.get());
    const line = now === null ? undefined : lines[now.index];
    const column = columns.find(({ id }) => id === now?.column);
    const row = line?.row ? present.of(line.row) : null;
    return { place: now, line, row, column, edit: edits && row ? column?.edit?.(row.component) : undefined };
  }

  const toggle = (key: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  /** Says why a key did nothing: to those who listen, with the cell, and to those who see the cell. */
  function refuse(why: string, { row, column }: Pick<At, 'row' | 'column'> = { row: null, column: undefined }) {
    tell(row && column ? say.refusedAt(column.label, row.component.title, why) : why);
    refused.set(why);
  }

  function change(component: Component, on: RegisterColumn, cell: CellEdit, changed: ComponentChange) {
    refused.set('');
    edits?.edit(component.id, changed, list.gone?.id === component.id ? list.gone : null);
    tell(sayChange(changeComponent(component, changed), { on, cell, bars: surroundings.bars, said: words }));
  }

  function enter(now: At) {
    const { line, row, column, edit } = now;
    if (line?.head) return toggle(line.head.key);
    if (!row) return;
    if (column?.leadsTo) return showEvidence();
    if (!edits) return setShown(true);
    if (typeof edit === 'object' && column) return setOffered({ id: row.id, column: column.id });
    if (typeof edit === 'string') return refuse(say.notHere[edit], now);
    onEdit(row.id);
  }

  function showEvidence() {
    setShown(true);
    focusOncePartStands(EVIDENCE_OF_ENTRY);
  }

  function score(now: At, value: Score5 | null) {
    const { row, column, edit } = now;
    if (!edits) return refuse(say.readOnly);
    if (!row || !column || edit === undefined) return;
    if (typeof edit === 'string') return refuse(say.notHere[edit], now);
    if (edit.kind !== 'score' || (value === null && !edit.canClear)) return;
    change(row.component, column, edit, { [edit.name]: value });
  }

  function undo(now: At) {
    if (!edits) return refuse(say.readOnly);
    const undone = edits.undo();
    if (!undone) return refuse(say.nothingToUndo);
    const { id, title, isDone } = undone;
    // An act says so itself.
    if (!id) return;
    void isDone.then((isUndone) => isUndone && tell(say.undone(title)));
    besideId.letGo(id);
    place.set({ key: id, column: now.column?.id ?? '', index: now.place?.index ?? 0 });
  }

  function sort(field: string, isAdded: boolean) {
    onQuery({ ...query, sort: sortedBy(query.sort, field, isAdded) });
  }

  function onKey(event: Pressed) {
    const now = at();
    const { line, row, column } = now;
    const command = readKey(event, line?.head !== undefined && line.head !== null);
    if (command === null) return;
    if (command.does !== 'escape') event.preventDefault();
    if (row && isOfRow(command) && place.get()?.key !== row.id) return sayOther(now);
    if (line?.head && ONLY_OF_ROWS.includes(command.does)) return refuse(say.onGroup);
    switch (command.does) {
      case 'move':
        return place.set(movedPlace(lines, ids, now.place, command.move));
      case 'score':
        return score(now, command.value);
      case 'clear':
        return score(now, null);
      case 'enter':
        return enter(now);
      case 'show':
        return setShown((before) => !before);
      case 'undo':
        return undo(now);
      case 'search':
        return searchRef.current?.focus();
      case 'keys':
        return onKeys();
      case 'comments':
        return row ? onComments(row.id) : undefined;
      case 'add':
        return onAdd();
      case 'escape':
        return several.ids.size > 0 ? several.clear() : setShown(false);
      case 'choose':
        return row ? several.toggle(row.id) : undefined;
      case 'why':
        return document.getElementById(WHY_ID)?.click();
      case 'choose-all':
        return several.chooseAll(lines);
      case 'choose-to':
        return chooseTo(now, command.lines);
      case 'close':
      case 'open':
        return line?.head && line.head.isOpen === (command.does === 'close') ? toggle(line.head.key) : undefined;
      case 'sort':
        return column && column.field !== null ? sort(column.field, command.isAdded) : undefined;
    }
  }

  /** The row one was at is gone, and what the key would do is not meant for the one in its place. */
  function sayOther({ place: now, row }: At) {
    place.set(now);
    if (row) toast.info(say.otherRow(row.component.title), { id: 'other-row' });
  }

  /** Goes a line on and takes its row into the choice, with the one that was left. */
  function chooseTo({ place: from, row }: At, by: -1 | 1) {
    const next = movedPlace(lines, ids, from, { lines: by });
    if (row && !several.ids.has(row.id)) several.toggle(row.id);
    if (next && lines[next.index]?.row) several.chooseTo(lines, next.key);
    place.set(next);
  }

  function press(key: string, columnId: string) {
    const index = lines.findIndex((each) => each.key === key);
    const pressed = lines[index];
    if (!pressed) return;
    place.set({ key, column: columnId, index });
    if (pressed.head) return toggle(pressed.head.key);
    if (columnId === 'title') return setShown(true);
    const on = columns.find(({ id }) => id === columnId);
    if (on?.leadsTo) return showEvidence();
    const isOffered = edits && typeof on?.edit?.(present.of(pressed.row).component) === 'object';
    setOffered(isOffered ? { id: key, column: columnId } : null);
  }

  const offeredLine = offered && lines.find(({ key }) => key === offered.id)?.row;
  const row = useSyncExternalStore(present.subscribe, () => (offeredLine ? present.of(offeredLine) : null));

  /** The cell whose values are offered, as long as it stands in the table. */
  function offeredCell(): OfferedCell | null {
    const column = columns.find(({ id }) => id === offered?.column);
    const edit = row ? column?.edit?.(row.component) : undefined;
    return row && column && typeof edit === 'object'
      ? { component: row.component, column, edit, standing: row.standing }
      : null;
  }

  const cell = offeredCell();
  return {
    list,
    /** Where one was last; `at` says where one is. */
    place,
    at,
    told,
    refused,
    isShown,
    offered: cell,
    onKey,
    onPress: press,
    onSort: sort,
    show: setShown,
    /** One deletes this row oneself: it does not stay for that. */
    letGo: besideId.letGo,
    /** One goes on with the row that took the place of one that is gone: it is left for none that comes back. */
    settle: () => {
      const { place: now } = at();
      if (now !== null && now.key !== place.get()?.key) place.set(now);
    },
    goTo: (id: string) =>
      place.set({
        key: id,
        column: at().column?.id ?? '',
        index: Math.max(
          0,
          lines.findIndex(({ key }) => key === id),
        ),
      }),
    /** Shows a row that the address names; says whether it stands in the table. */
    arriveAt(id: string): boolean {
      const index = lines.findIndex(({ key }) => key === id);
      if (index < 0) return false;
      place.set({ key: id, column: at().column?.id ?? '', index, isLed: true });
      setShown(true);
      return true;
    },
    step(by: -1 | 1) {
      const next = movedPlace(lines, ids, at().place, { lines: by });
      place.set(next && { ...next, isLed: true });
    },
    begin: () => place.set(at().place ?? movedPlace(lines, ids, null, 'first')),
    toggleLine: (key: string) => {
      const head = lines.find((each) => each.key === key)?.head;
      if (head) toggle(head.key);
    },
    closeOffer: () => setOffered(null),
    choose: (changed: ComponentChange) => {
      if (cell && !isBeside(cell.edit)) change(cell.component, cell.column, cell.edit, changed);
      setOffered(null);
    },
  };
}

export type Table = ReturnType<typeof useTable>;

/**
 * The row that is shown beside the table, where one reads and types: one that a colleague deletes meanwhile stays until one goes to
 * another. Asked as the rows are drawn, so that nothing is drawn for a step from row to row.
 */
function useShownBeside(place: Held<Place | null>, isShown: boolean) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const own = useRef<string | null>(null);
  const gone = useRef<string | null>(null);
  useEffect(
    () =>
      place.subscribe(() => {
        const id = place.get()?.key ?? null;
        if (id !== own.current) own.current = null;
        if (gone.current !== null && id !== gone.current) redraw();
      }),
    [place],
  );
  return {
    held(): string | null {
      const id = place.get()?.key ?? null;
      return isShown && id !== own.current ? id : null;
    },
    /** Which row stays though it is gone. */
    leaveWith: (id: string | null) => {
      gone.current = id;
    },
    letGo: (id: string) => {
      own.current = id;
    },
  };
}

/** What a key does to a row, and not to the heading of a group. */
const ONLY_OF_ROWS: readonly string[] = ['score', 'clear', 'choose', 'comments'];

/** Whether a key does something to the row that one is at. */
const isOfRow = ({ does }: Command): boolean => [...ONLY_OF_ROWS, 'enter', 'choose-to'].includes(does);

interface Changed {
  on: RegisterColumn;
  cell: CellEdit;
  bars: EntryBars;
  said: ScaleWords;
}

/** What a change came to, for those who listen. */
function sayChange(component: Component, { on: { label }, cell, bars, said }: Changed): string {
  const value = component[cell.name];
  const at = say.valueOf(label, component.title);
  if (value === null || value === '') return say.chosen(at, say.notSet);
  if (cell.kind === 'choice') return say.chosen(at, labelOf(cell.options, String(value)));
  const score5 = Number(value) as Score5;
  const { score } = scoreBy(bars, component);
  const words = scoreWord(cell.scale, score5, component.impactPolarity, said);
  return say.scored(at, score5, words, score === null ? say.notScored : describeScore(score));
}
