import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { stepWords } from '#web/features/register/scales/step-words.ts';
import type { CellEdit } from '../rows/columns.ts';
import { cellMessages as say } from './messages.ts';

/** A possible value of a cell. */
export interface Choice {
  value: string | number | null;
  text: string;
  /** Its amount, below the text. */
  more?: string;
  change: ComponentChange;
}

/** The possible values of a component's cell, each with its meaning and the change that it makes. */
export function choicesOf(edit: CellEdit, component: Component, scales: Scales): Choice[] {
  const change = (value: string | number | null) => ({ [edit.name]: value }) as ComponentChange;
  if (edit.kind === 'choice') {
    return edit.options.map(({ id, label }) => ({ value: id, text: label, change: change(id) }));
  }
  const asked = { scale: edit.scale, polarity: component.impactPolarity, effects: component.financialEffects };
  const scores = stepWords(scales, asked).map(({ value, words, more }) => ({
    value,
    text: words,
    more,
    change: change(value),
  }));
  return edit.canClear ? [...scores, { value: null, text: say.clearValue, change: change(null) }] : scores;
}
