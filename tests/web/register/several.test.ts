import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { NONE_CHOSEN, toggled, withAll, withRangeTo } from '#web/features/register/bulk-actions/chosen.ts';
import {
  differing,
  planChange,
  planRemoval,
  reasonOf,
  sizeOf,
  without,
} from '#web/features/register/bulk-actions/plan.ts';
import { componentOf } from '#web/features/register/components/component-input.ts';
import type { Line } from '#web/features/register/rows/register-row.ts';
import { sampleComponent, UNSET } from '../../domain/sample-assessment.ts';

const impact = sampleComponent('impact', 'E1.1', 'i', UNSET);
const row = (title: string, more: Partial<Component> = {}) => ({
  ...impact,
  id: title as Component['id'],
  title,
  version: 1,
  ...more,
});
const lines: Line[] = ['a', 'b', 'c', 'd'].map((id) => ({
  key: id,
  head: null,
  row: { id, component: row(id), topic: undefined, isUnsaved: false },
}));

describe('selecting rows', () => {
  it('selects a row and deselects it again', () => {
    const one = toggled(NONE_CHOSEN, 'b');
    expect([...one.ids]).toEqual(['b']);
    expect([...toggled(one, 'b').ids]).toEqual([]);
  });

  it('selects a range in either direction, or a single row where no range was started', () => {
    expect([...withRangeTo(toggled(NONE_CHOSEN, 'b'), lines, 'd').ids]).toEqual(['b', 'c', 'd']);
    expect([...withRangeTo(toggled(NONE_CHOSEN, 'c'), lines, 'a').ids].toSorted()).toEqual(['a', 'b', 'c']);
    expect([...withRangeTo(NONE_CHOSEN, lines, 'c').ids]).toEqual(['c']);
  });

  it('selects all rows in view in addition to those out of view, and clears everything the second time', () => {
    const all = withAll(toggled(NONE_CHOSEN, 'hidden'), lines);
    expect([...all.ids]).toEqual(['hidden', 'a', 'b', 'c', 'd']);
    expect(withAll(all, lines)).toEqual(NONE_CHOSEN);
  });
});

describe('the plan for the selected rows', () => {
  const rows = [
    row('changes', { impactSeverity: 2 }),
    row('same', { impactSeverity: 4 }),
    row('unsaved', { impactSeverity: 2 }),
    row('details', { impactSeverity: 2, impactScale: 2, impactPolarity: 'Negative' }),
    row('refuses', { impactSeverity: 2 }),
  ];
  const gone = [{ id: 'gone', title: 'gone', why: 'Since deleted' }];
  const chosen = { rows, gone, unsaved: new Set(['unsaved']) };
  const plan = planChange(chosen, (each) =>
    each.title === 'refuses' ? 'Not used for this kind' : { ...componentOf(each), impactSeverity: 4 },
  );

  it('lists rows that change, those that already have the value, and rejected ones with reasons', () => {
    expect(plan.changed.map(({ row: { title }, next }) => [title, next.impactSeverity])).toEqual([['changes', 4]]);
    expect(plan.same).toBe(1);
    expect(plan.refused.map(({ title, why }) => [title, why])).toEqual([
      ['gone', 'Since deleted'],
      ['unsaved', 'Has unsaved changes'],
      ['details', 'A severity that differs from the details needs a reason. Enter one in the form.'],
      ['refuses', 'Not used for this kind'],
    ]);
  });

  it('requires a reason where an existing score changes or a row is deleted, sends only changed fields, and skips conflicting rows', () => {
    expect(reasonOf(plan)).toBe('score');
    expect(reasonOf(planRemoval(chosen))).toBe('delete');
    const [first] = plan.changed;
    expect(first && differing(first.row, first.next)).toEqual({ impactSeverity: 4 });
    const left = without(planRemoval(chosen), [{ id: 'same', title: 'same', why: 'Changed by Ben meanwhile' }]);
    expect([sizeOf(planRemoval(chosen)), sizeOf(left)]).toEqual([4, 3]);
    expect(left.refused.at(-1)).toMatchObject({ title: 'same', why: 'Changed by Ben meanwhile' });
  });
});
