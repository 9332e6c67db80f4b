import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import type { ScaleWords } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import { EVIDENCE_OF_ENTRY } from '#web/features/assurance/evidence/evidence-place.ts';
import { focusOncePartStands } from '#web/lib/focus-soon.ts';
import type { Observable } from '#web/lib/observable.ts';
import type { Announcement } from '#web/lib/throttled-announcer.ts';
import type { Edits } from '../edits/use-edits.ts';
import type { Place } from '../rows/cell-position.ts';
import type { CellEdit, RegisterColumn } from '../rows/columns.ts';
import { fetchSoon } from '../rows/lazy-parts.ts';
import type { RegisterLines } from '../rows/use-rows.ts';
import type { CellAt } from './cell-at.ts';
import type { Refusal } from './messages.ts';
import type { OfferedAt } from './use-offered-cell.ts';

interface CellActsInput {
  /** Null if the rows are read-only. */
  edits: Edits | null;
  bars: EntryBars;
  words: ScaleWords;
  gone: RegisterLines['gone'];
  place: Observable<Place | null>;
  /** The last announcement for screen readers. */
  told: Observable<Announcement>;
  /** Why the last key did nothing. */
  refused: Observable<string>;
  toggleGroup: (key: string) => void;
  offer: (at: OfferedAt) => void;
  show: (isShown: boolean) => void;
  letGo: (id: string) => void;
  onEdit: (id: string) => void;
}

const fetchWords = fetchSoon(() => import('./say-acts.ts'));
/** Loaded later: the first key comes soon enough. Null if the connection is lost before: the key still works, but is not announced. */
const words = () => fetchWords().catch(() => null);

/** Actions on the current cell, and their announcements. */
export function cellActs(input: CellActsInput) {
  const { edits, gone, place, told, refused, show, bars } = input;

  /** Announces to screen readers what a key did. */
  async function announce(word: (say: Awaited<ReturnType<typeof fetchWords>>) => string) {
    const say = await words();
    if (say) told.set({ words: word(say) });
  }

  /** Says why a key did nothing, in general or in a cell: to screen readers, with the cell, and visibly at the cell. */
  async function refuse(what: Refusal | CellAt) {
    const held = place.get();
    const said = (await words())?.sayRefusal(what);
    if (!said) return;
    told.set({ words: said.told });
    if (place.get() === held) refused.set(said.why);
  }

  function change(component: Component, on: RegisterColumn, cell: CellEdit, changed: ComponentChange) {
    refused.set('');
    const isAsked = () => edits?.unreasoned.get().includes(component.id) ?? false;
    const wasAsked = isAsked();
    edits?.edit(component.id, changed, gone?.id === component.id ? gone : null);
    const of = { on, cell, bars, said: input.words, isReasonAsked: isAsked() && !wasAsked };
    void announce((say) => say.sayChange(component, changed, of));
  }

  function showEvidence() {
    show(true);
    focusOncePartStands(EVIDENCE_OF_ENTRY);
  }

  function enter(now: CellAt) {
    const { line, row, column, edit } = now;
    if (line?.head) return input.toggleGroup(line.head.key);
    if (!row) return;
    if (column?.leadsTo) return showEvidence();
    if (!edits) return show(true);
    if (typeof edit === 'object' && column) return input.offer({ id: row.id, column: column.id });
    if (typeof edit === 'string') return void refuse(now);
    input.onEdit(row.id);
  }

  function score(now: CellAt, value: Score5 | null) {
    const { row, column, edit } = now;
    if (!edits) return void refuse('read-only');
    if (!row || !column) return;
    const takes = typeof edit === 'object' && edit.kind === 'score' && (value !== null || edit.canClear);
    if (!takes) return void refuse(now);
    change(row.component, column, edit, { [edit.name]: value });
  }

  function undo(now: CellAt) {
    if (!edits) return void refuse('read-only');
    const undone = edits.undo();
    if (!undone) return void refuse('nothing-to-undo');
    const { id, edit } = undone;
    // An act announces itself, and so does an edit that could not be undone.
    if (id === null) return;
    if (edit) void announce((say) => say.sayUndone(edit, bars));
    input.letGo(id);
    place.set({ key: id, column: now.column?.id ?? '', index: now.place?.index ?? 0 });
  }

  return { refuse, change, showEvidence, enter, score, undo };
}

export type CellActs = ReturnType<typeof cellActs>;
