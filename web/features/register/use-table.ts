import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import { type ComponentChange, changeComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { scoreWord } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { KnownWork } from '#web/features/assignments/known-work.ts';
import { type CellEdit, isBeside, type Offer, type RegisterColumn } from './columns.ts';
import { registerMessages as say } from './messages.ts';
import { movedPlace, type Place, placeIn } from './place.ts';
import { readKey } from './read-key.ts';
import type { RegisterView } from './register-view.ts';
import { sortedBy } from './register-view.ts';
import type { Several } from './several/use-several.ts';
import { WHY_ID } from './table-id.ts';
import type { Edits } from './use-edits.ts';
import { type RegisterLines, useRows } from './use-rows.ts';

/** A cell whose values are offered. */
export interface OfferedCell {
  component: Component;
  column: RegisterColumn;
  edit: Offer;
  standing: Standing | undefined;
}

interface Surroundings {
  whole: WholeAssessment;
  /** Null where the rows are only read. */
  edits: Edits | null;
  assigned: KnownWork | undefined;
  view: RegisterView;
  columns: readonly RegisterColumn[];
  searchRef: RefObject<HTMLInputElement | null>;
  onView: (view: RegisterView) => void;
  onEdit: (id: string) => void;
  onAdd: () => void;
  onKeys: () => void;
  onComments: () => void;
  /** More rows than the one that one is at. */
  several: Several;
}

/** What is unsaved where nothing is edited. */
const NOTHING: Edits['unsaved'] = new Map();

/** The table's state: where one is, what is open, what keys and presses do. */
export function useTable(surroundings: Surroundings) {
  const { whole, edits, assigned, view, columns, searchRef, onView, onEdit, onAdd, onKeys, onComments, several } =
    surroundings;
  const [held, setHeld] = useState<Place | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [isShown, setShown] = useState(false);
  const [offeredAt, setOfferedAt] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const list: RegisterLines = useRows({
    whole,
    assigned,
    query: view.query,
    search: view.search.trim(),
    activeId: held?.key ?? null,
    unsaved: edits?.unsaved ?? NOTHING,
    closed,
  });
  const { lines } = list;
  const ids = columns.map(({ id }) => id);
  const place = placeIn(lines, ids, held);
  const line = place === null ? undefined : lines[place.index];
  const column = columns.find(({ id }) => id === place?.column);
  const row = line?.row ?? null;
  const edit = edits && row && column?.edit ? column.edit(row.component) : undefined;

  const toggle = (key: string) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  function change(component: Component, on: RegisterColumn, cell: CellEdit, changed: ComponentChange) {
    edits?.edit(component.id, changed);
    setTold(sayChange(changeComponent(component, changed), on, cell));
  }

  function enter() {
    if (line?.head) return toggle(line.head.key);
    if (!row) return;
    if (!edits) return setShown(true);
    if (typeof edit === 'object') return setOfferedAt(row.id);
    if (typeof edit === 'string') return setTold(say.notHere[edit]);
    onEdit(row.id);
  }

  function score(value: Score5 | null) {
    if (!edits) return setTold(say.readOnly);
    if (!row || !column || edit === undefined) return;
    if (typeof edit === 'string') return setTold(say.notHere[edit]);
    if (edit.kind !== 'score' || (value === null && !edit.canClear)) return;
    change(row.component, column, edit, { [edit.name]: value });
  }

  function undo() {
    if (!edits) return setTold(say.readOnly);
    const undone = edits.undo();
    setTold(undone ? say.undone(undone.title) : say.nothingToUndo);
    if (undone?.id) setHeld({ key: undone.id, column: column?.id ?? '', index: place?.index ?? 0 });
  }

  function sort(field: string, isAdded: boolean) {
    onView({ ...view, query: { ...view.query, sort: sortedBy(view.query.sort, field, isAdded) } });
  }

  function onKey(event: KeyboardEvent) {
    const command = readKey(event, line?.head !== undefined && line.head !== null);
    if (command === null) return;
    if (command.does !== 'escape') event.preventDefault();
    switch (command.does) {
      case 'move':
        return setHeld(movedPlace(lines, ids, place, command.move));
      case 'score':
        return score(command.value);
      case 'clear':
        return score(null);
      case 'enter':
        return enter();
      case 'show':
        return setShown((before) => !before);
      case 'undo':
        return undo();
      case 'search':
        return searchRef.current?.focus();
      case 'keys':
        return onKeys();
      case 'comments':
        return row ? onComments() : undefined;
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
        return chooseTo(command.lines);
      case 'close':
      case 'open':
        return line?.head && line.head.isOpen === (command.does === 'close') ? toggle(line.head.key) : undefined;
      case 'sort':
        return column && column.field !== null ? sort(column.field, command.isAdded) : undefined;
    }
  }

  /** Goes a line on and takes its row into the choice, with the one that was left. */
  function chooseTo(by: -1 | 1) {
    const next = movedPlace(lines, ids, place, { lines: by });
    if (row && !several.ids.has(row.id)) several.toggle(row.id);
    if (next && lines[next.index]?.row) several.chooseTo(lines, next.key);
    setHeld(next);
  }

  function press(key: string, columnId: string) {
    const index = lines.findIndex((each) => each.key === key);
    const pressed = lines[index];
    if (!pressed) return;
    setHeld({ key, column: columnId, index });
    if (pressed.head) return toggle(pressed.head.key);
    if (columnId === 'title') return setShown(true);
    const on = columns.find(({ id }) => id === columnId);
    setOfferedAt(edits && typeof on?.edit?.(pressed.row.component) === 'object' ? key : null);
  }

  const offered: OfferedCell | null =
    offeredAt !== null && offeredAt === row?.id && column && typeof edit === 'object'
      ? { component: row.component, column, edit, standing: row.standing }
      : null;

  return {
    list,
    place,
    row,
    told,
    isShown,
    offered,
    onKey,
    onPress: press,
    onSort: sort,
    show: setShown,
    goTo: (id: string) =>
      setHeld({
        key: id,
        column: column?.id ?? '',
        index: Math.max(
          0,
          lines.findIndex(({ key }) => key === id),
        ),
      }),
    step: (by: -1 | 1) => setHeld(movedPlace(lines, ids, place, { lines: by })),
    begin: () => setHeld(place ?? movedPlace(lines, ids, null, 'first')),
    toggleLine: (key: string) => {
      const head = lines.find((each) => each.key === key)?.head;
      if (head) toggle(head.key);
    },
    closeOffer: () => setOfferedAt(null),
    choose: (changed: ComponentChange) => {
      if (offered && !isBeside(offered.edit)) change(offered.component, offered.column, offered.edit, changed);
      setOfferedAt(null);
    },
  };
}

/** What a change came to, for those who listen. */
function sayChange(component: Component, { label }: RegisterColumn, edit: CellEdit): string {
  const value = component[edit.name];
  if (value === null || value === '') return say.chosen(label, say.notSet);
  if (edit.kind === 'choice') return say.chosen(label, labelOf(edit.options, String(value)));
  const score5 = Number(value) as Score5;
  const { score } = scoreComponent(component);
  const words = scoreWord(edit.scale, score5, component.impactPolarity);
  return say.scored(label, score5, words, score === null ? say.notScored : describeScore(score));
}
