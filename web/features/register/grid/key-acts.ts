import type { RefObject } from 'react';
import type { Observable } from '#web/lib/observable.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import type { Several } from '../bulk-actions/use-several.ts';
import type { Place } from '../rows/cell-position.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { Line } from '../rows/register-row.ts';
import { WHY_ID } from '../rows/table-id.ts';
import type { CellActs } from './cell-acts.ts';
import type { CellAt } from './cell-at.ts';
import { type Command, type KeyPress, readKey } from './read-key.ts';
import type { TablePosition } from './table-position.ts';

interface KeyActsInput {
  place: Observable<Place | null>;
  lines: readonly Line[];
  at: () => CellAt;
  acts: CellActs;
  position: TablePosition;
  several: Several;
  searchRef: RefObject<HTMLInputElement | null>;
  setShown: (isShown: boolean | ((before: boolean) => boolean)) => void;
  toggleGroup: (key: string) => void;
  onSort: (field: string, isAdded: boolean) => void;
  onAdd: () => void;
  onKeys: () => void;
  onComments: (id: string) => void;
}

/** Keys that act on a row, and not on the heading of a group. */
const ONLY_OF_ROWS: readonly string[] = ['score', 'clear', 'choose', 'comments'];

/** Whether a key acts on the current row. */
const isOfRow = ({ does }: Command): boolean => [...ONLY_OF_ROWS, 'enter', 'choose-to'].includes(does);

/** Carries out what a key asks of the table. */
export function pressKey(event: KeyPress, input: KeyActsInput) {
  const { place, at, acts } = input;
  const now = at();
  const { line, row } = now;
  const command = readKey(event, line?.head !== undefined && line.head !== null);
  if (command === null) return;
  if (command.does !== 'escape') event.preventDefault();
  if (row && isOfRow(command) && place.get()?.key !== row.id) {
    // The focused row was deleted: the key is not meant for the one in its place.
    place.set(now.place);
    toast.info(say.otherRow(row.component.title), { id: 'other-row' });
    return;
  }
  if (line?.head && ONLY_OF_ROWS.includes(command.does)) return void acts.refuse('group');
  follow(command, now, input);
}

function follow(command: Command, now: CellAt, input: KeyActsInput) {
  const { acts, position, several, setShown } = input;
  const { line, row, column } = now;
  switch (command.does) {
    case 'move':
      return position.move(now, command.move);
    case 'score':
      return acts.score(now, command.value);
    case 'clear':
      return acts.score(now, null);
    case 'enter':
      return acts.enter(now);
    case 'show':
      return setShown((before) => !before);
    case 'undo':
      return acts.undo(now);
    case 'search':
      return input.searchRef.current?.focus();
    case 'keys':
      return input.onKeys();
    case 'comments':
      return row ? input.onComments(row.id) : undefined;
    case 'add':
      return input.onAdd();
    case 'escape':
      return several.ids.size > 0 ? several.clear() : setShown(false);
    case 'choose':
      return row ? several.toggle(row.id) : undefined;
    case 'why':
      return giveReason(acts);
    case 'choose-all':
      return several.chooseAll(input.lines);
    case 'choose-to':
      return position.chooseTo(now, command.lines);
    case 'close':
    case 'open':
      return line?.head && line.head.isOpen === (command.does === 'close')
        ? input.toggleGroup(line.head.key)
        : undefined;
    case 'sort':
      return column && column.field !== null ? input.onSort(column.field, command.isAdded) : undefined;
  }
}

/** Opens the question why scores were changed. */
function giveReason(acts: CellActs) {
  const button = document.getElementById(WHY_ID);
  if (button) button.click();
  else void acts.refuse('no-reason-asked');
}
