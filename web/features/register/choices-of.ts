import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { describeScore5 } from '#domain/components/score.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { anchorsOf } from '#web/features/components/anchors.ts';
import type { CellEdit } from './columns.ts';
import { registerMessages as say } from './messages.ts';

interface Choice {
  value: string | number | null;
  text: string;
  change: ComponentChange;
}

/** The values that a cell of a component takes, each with what it stands for and what it changes. */
export function choicesOf(edit: CellEdit, component: Component): Choice[] {
  const change = (value: string | number | null) => ({ [edit.name]: value }) as ComponentChange;
  if (edit.kind === 'choice') {
    return edit.options.map(({ id, label }) => ({ value: id, text: label, change: change(id) }));
  }
  const words = anchorsOf(edit.scale, component.impactPolarity);
  const scores = words.map(({ text }, at) => {
    const value = (at + 1) as Score5;
    return { value, text: text || describeScore5(value), change: change(value) };
  });
  return edit.canClear ? [...scores, { value: null, text: say.clearValue, change: change(null) }] : scores;
}
