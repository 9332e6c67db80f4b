import { type ComponentChange, changeComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { describeScore } from '#domain/components/score.ts';
import { type ScaleWords, scoreWord } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type EntryBars, scoreBy } from '#domain/results/entry-thresholds.ts';
import { EVIDENCE_OF_ENTRY } from '#web/features/assurance/evidence/evidence-place.ts';
import { focusOncePartStands } from '#web/lib/focus-soon.ts';
import type { Observable } from '#web/lib/observable.ts';
import type { Announcement } from '#web/lib/throttled-announcer.ts';
import type { Edits } from '../edits/use-edits.ts';
import type { Place } from '../rows/cell-position.ts';
import type { CellEdit, RegisterColumn } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { RegisterLines } from '../rows/use-rows.ts';
import type { CellAt } from './cell-at.ts';
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

/** Actions on the current cell, and their announcements. */
export function cellActs(input: CellActsInput) {
  const { edits, gone, place, told, refused, show } = input;
  const tell = (said: string) => told.set({ words: said });

  /** Says why a key did nothing: to screen readers, with the cell, and visibly at the cell. */
  function refuse(why: string, { row, column }: Pick<CellAt, 'row' | 'column'> = { row: null, column: undefined }) {
    tell(row && column ? say.refusedAt(column.label, row.component.title, why) : why);
    refused.set(why);
  }

  function change(component: Component, on: RegisterColumn, cell: CellEdit, changed: ComponentChange) {
    refused.set('');
    edits?.edit(component.id, changed, gone?.id === component.id ? gone : null);
    tell(sayChange(changeComponent(component, changed), { on, cell, bars: input.bars, said: input.words }));
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
    if (typeof edit === 'string') return refuse(say.notHere[edit], now);
    input.onEdit(row.id);
  }

  function score(now: CellAt, value: Score5 | null) {
    const { row, column, edit } = now;
    if (!edits) return refuse(say.readOnly);
    if (!row || !column || edit === undefined) return;
    if (typeof edit === 'string') return refuse(say.notHere[edit], now);
    if (edit.kind !== 'score' || (value === null && !edit.canClear)) return;
    change(row.component, column, edit, { [edit.name]: value });
  }

  function undo(now: CellAt) {
    if (!edits) return refuse(say.readOnly);
    const undone = edits.undo();
    if (!undone) return refuse(say.nothingToUndo);
    const { id, title, isDone } = undone;
    // An act announces itself.
    if (!id) return;
    void isDone.then((isUndone) => isUndone && tell(say.undone(title)));
    input.letGo(id);
    place.set({ key: id, column: now.column?.id ?? '', index: now.place?.index ?? 0 });
  }

  return { refuse, change, showEvidence, enter, score, undo };
}

export type CellActs = ReturnType<typeof cellActs>;

interface ChangedCell {
  on: RegisterColumn;
  cell: CellEdit;
  bars: EntryBars;
  said: ScaleWords;
}

/** The result of a change, for screen readers. */
function sayChange(component: Component, { on: { label }, cell, bars, said }: ChangedCell): string {
  const value = component[cell.name];
  const at = say.valueOf(label, component.title);
  if (value === null || value === '') return say.chosen(at, say.notSet);
  if (cell.kind === 'choice') return say.chosen(at, labelOf(cell.options, String(value)));
  const score5 = Number(value) as Score5;
  const { score } = scoreBy(bars, component);
  const words = scoreWord(cell.scale, score5, component.impactPolarity, said);
  return say.scored(at, score5, words, score === null ? say.notScored : describeScore(score));
}
