import { describe, expect, it } from 'vitest';
import { everything } from '#domain/query/query.ts';
import { columns } from '#web/features/register/columns.ts';
import { movedPlace, placeIn } from '#web/features/register/place.ts';
import { readKey } from '#web/features/register/read-key.ts';
import { readView, sortedBy, writeView } from '#web/features/register/register-view.ts';
import type { Line } from '#web/features/register/use-rows.ts';
import { sampleComponent, UNSET } from '../../domain/sample-assessment.ts';
import { mustHave } from '../../shared/must-have.ts';

const impact = sampleComponent('impact', 'E1.1', 'i', UNSET);
const risk = sampleComponent('risk', 'E1.1', 'r');
const lines: Line[] = ['a', 'b', 'c'].map((id) => ({
  key: id,
  head: null,
  row: { id, component: { ...impact, title: id }, topic: undefined, isUnsaved: false },
}));
const ids = ['title', 'severity', 'likelihood'];
const at = (index: number, column: string) => ({ key: mustHave(lines[index]).key, column, index });

describe('going through the cells', () => {
  it.each([
    ['down', at(0, 'severity'), { lines: 1 }, at(1, 'severity')],
    ['down at the end', at(2, 'severity'), { lines: 1 }, at(2, 'severity')],
    ['a page up at the beginning', at(1, 'title'), { lines: -12 }, at(0, 'title')],
    ['right', at(1, 'title'), { columns: 1 }, at(1, 'severity')],
    ['right at the end', at(1, 'likelihood'), { columns: 1 }, at(1, 'likelihood')],
    ['to the row’s beginning', at(1, 'likelihood'), 'row-start', at(1, 'title')],
    ['to the row’s end', at(1, 'title'), 'row-end', at(1, 'likelihood')],
    ['to the first row', at(2, 'severity'), 'first', at(0, 'severity')],
    ['to the last row', at(0, 'severity'), 'last', at(2, 'severity')],
    ['from nowhere', null, { lines: 1 }, at(0, 'title')],
  ] as const)('%s', (_, from, move, to) => {
    expect(movedPlace(lines, ids, from, move)).toEqual(to);
  });

  it('stays at a row that has moved, and goes on at the one that took its place when it is gone', () => {
    expect(placeIn(lines, ids, { key: 'c', column: 'severity', index: 0 })).toEqual(at(2, 'severity'));
    expect(placeIn(lines, ids, { key: 'gone', column: 'severity', index: 1 })).toEqual(at(1, 'severity'));
    expect(placeIn(lines, ids, { key: 'gone', column: 'hidden', index: 9 })).toEqual(at(2, 'title'));
    expect(placeIn([], ids, { key: 'a', column: 'title', index: 0 })).toBeNull();
  });
});

describe('the keys', () => {
  const press = (key: string, held: object = {}, isOnGroup = false) =>
    readKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }, isOnGroup);

  it('score, and leave the browser its own', () => {
    expect(press('4')).toEqual({ does: 'score', value: 4 });
    expect(press('6')).toBeNull();
    expect(press('4', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
    expect(press('z', { metaKey: true })).toEqual({ does: 'undo' });
  });

  it('close and open a group on its heading alone', () => {
    expect(press('ArrowLeft', {}, true)).toEqual({ does: 'close' });
    expect(press('ArrowRight', {}, true)).toEqual({ does: 'open' });
    expect(press('ArrowLeft')).toEqual({ does: 'move', move: { columns: -1 } });
  });
});

describe('what a cell changes', () => {
  const editOf = (id: string, component: typeof impact) =>
    mustHave(columns.find((column) => column.id === id)).edit?.(component);

  it('is severity for an impact and magnitude for a risk', () => {
    expect(editOf('severity', impact)).toMatchObject({ name: 'impactSeverity', scale: 'severity' });
    expect(editOf('severity', risk)).toMatchObject({ name: 'financialRiskOpportunity', scale: 'magnitude' });
  });

  it('is no severity that follows its details, no likelihood of what has happened, nothing of the other kind', () => {
    expect(editOf('severity', { ...impact, impactPolarity: 'Negative', impactScale: 4 })).toBe('from-details');
    const set = { ...impact, impactPolarity: 'Negative', impactScale: 4, severityReason: 'Seen on site' } as const;
    expect(editOf('severity', set)).toMatchObject({ name: 'impactSeverity' });
    expect(editOf('likelihood', { ...impact, actualPotentialImpact: 'Actual' })).toBe('actual');
    expect(editOf('scale', risk)).toBe('other-kind');
    expect(editOf('kind', risk)).toBe('other-kind');
    expect(editOf('irremediability', { ...impact, impactPolarity: 'Positive' })).toBe('other-kind');
  });
});

describe('the view in the address', () => {
  const view = { query: { ...everything('component'), groupBy: 'topic' }, search: 'water' };

  it('is read as it was written, and says nothing where nothing is asked', () => {
    const written = writeView(new URLSearchParams('assessment=1'), view);
    expect(readView(written)).toEqual({ ...view, faults: null });
    expect(written.get('assessment')).toBe('1');
    expect(String(writeView(written, { query: everything('component'), search: ' ' }))).toBe('assessment=1');
  });

  it.each([
    ['cut off', '{"noun":"comp'],
    ['of a field that does not exist', '{"noun":"component","where":[{"field":"colour","is":"missing"}]}'],
  ])('%s says why and shows all', (_, filter) => {
    const read = readView(new URLSearchParams({ filter }));
    expect(read.query.where).toEqual([]);
    expect(read.faults).not.toEqual([]);
  });

  it('keeps no measure and no cut of a query that counts', () => {
    const filter = JSON.stringify({ noun: 'component', measure: { of: 'count' }, first: 3 });
    expect(readView(new URLSearchParams({ filter })).query).toEqual(everything('component'));
  });
});

describe('sorting by a heading', () => {
  const [up, down] = [
    { field: 'score', order: 'lowest' },
    { field: 'score', order: 'highest' },
  ] as const;
  const title = { field: 'title', order: 'highest' } as const;

  it('goes from highest to lowest to none', () => {
    expect(sortedBy([], 'score', false)).toEqual([down]);
    expect(sortedBy([down], 'score', false)).toEqual([up]);
    expect(sortedBy([up], 'score', false)).toEqual([]);
  });

  it('adds beside what is sorted by with Shift, in its place', () => {
    expect(sortedBy([title], 'score', true)).toEqual([title, down]);
    expect(sortedBy([down, title], 'score', true)).toEqual([up, title]);
    expect(sortedBy([title], 'score', false)).toEqual([down]);
  });
});
