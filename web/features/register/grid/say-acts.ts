import { type ComponentChange, changeComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { describeScore } from '#domain/components/score.ts';
import { isOpenIn, type ScoreField } from '#domain/components/score-fields.ts';
import { type ScaleWords, scoreWord } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { wordValue } from '#domain/fields/wording.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type EntryBars, scoreBy } from '#domain/results/entry-thresholds.ts';
import { cellMessages } from '../cells/messages.ts';
import type { UndoneEdit } from '../edits/use-edits.ts';
import type { CellEdit, RegisterColumn } from '../rows/columns.ts';
import { registerMessages } from '../rows/messages.ts';
import type { CellAt } from './cell-at.ts';
import { type Refusal, refusals, actMessages as say } from './messages.ts';

/** Why a key did nothing, in general or in a cell, and the same with the cell for screen readers. */
export function sayRefusal(what: Refusal | CellAt) {
  if (typeof what === 'string') return { why: refusals[what], told: refusals[what] };
  const { row, column } = what;
  const why = refusals[whyNotIn(what)];
  const told = row && column ? say.value(cellMessages.valueOf(column.label, row.component.title), why) : why;
  return { why, told };
}

/** Columns whose values follow from those of others. */
const CALCULATED = ['score', 'gross', 'net', 'material'];

/** Why a score cannot be set or cleared in a cell. */
function whyNotIn({ column, edit }: CellAt): Refusal {
  if (typeof edit === 'string') return edit;
  if (edit) return edit.kind === 'score' ? 'not-cleared' : 'choice';
  if (column?.leadsTo) return column.leadsTo;
  if (column?.id === 'title') return 'title';
  return CALCULATED.includes(column?.id ?? '') ? 'calculated' : 'elsewhere';
}

interface ChangedCell {
  on: RegisterColumn;
  cell: CellEdit;
  bars: EntryBars;
  said: ScaleWords;
  /** Whether the change raises the question why. */
  isReasonAsked: boolean;
}

/** The result of a change in a cell, for screen readers. */
export function sayChange(before: Component, change: ComponentChange, changed: ChangedCell): string {
  const { on, cell, bars, isReasonAsked } = changed;
  const after = changeComponent(before, change);
  return say.all([
    say.value(cellMessages.valueOf(on.label, before.title), valueIn(after, changed)),
    ...effectOf(before, after, { bars, isSaidUnchanged: cell.kind === 'score' }),
    ...(isReasonAsked ? [say.reason] : []),
  ]);
}

function valueIn(component: Component, { cell, said }: ChangedCell): string {
  const value = component[cell.name];
  if (value === null || value === '') return say.notSet;
  if (cell.kind === 'choice') return labelOf(cell.options, String(value));
  const score5 = Number(value) as Score5;
  return say.step(score5, scoreWord(cell.scale, score5, component.impactPolarity, said));
}

/** What a change did to the score of an entry; nothing if it did nothing, unless that is said as well. */
function effectOf(before: Component, after: Component, of: { bars: EntryBars; isSaidUnchanged: boolean }): string[] {
  const [was, is] = [scoreBy(of.bars, before).score, scoreBy(of.bars, after).score];
  if (was === is && !of.isSaidUnchanged) return [];
  if (is === null) return [registerMessages.notScored];
  const score = say.score(describeScore(is));
  return [was === is ? say.unchanged(score) : score];
}

/** Which fields have which values again, for screen readers. */
export function sayUndone({ set, before, after }: UndoneEdit, bars: EntryBars): string {
  const fields = set.map((name, at) => {
    const field = componentFields[name];
    const label = at === 0 ? cellMessages.valueOf(field.label, after.title) : field.label;
    const value = after[name];
    const isEmpty = value === null || value === '' || (isScore(name) && isOpenIn(after, name));
    return isEmpty ? say.emptyAgain(label) : say.again(label, wordValue(field, value));
  });
  return say.all([say.undone(fields.join(', ')), ...effectOf(before, after, { bars, isSaidUnchanged: false })]);
}

/** The scores that can be missing. */
const isScore = (name: string): name is ScoreField =>
  ['impactSeverity', 'financialRiskOpportunity', 'impactLikelihood', 'financialLikelihood'].includes(name);
