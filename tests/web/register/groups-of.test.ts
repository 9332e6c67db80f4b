import { describe, expect, it } from 'vitest';
import type { Value } from '#domain/query/fields/field.ts';
import { groupsOf } from '#web/features/register/rows/groups-of.ts';

const row = (id: string, value: Value) => ({ id, label: id, path: '', isSetAside: false, value: () => value });
const groups = [
  { value: 'wells', label: 'Wells' },
  { value: 'mill', label: 'Mill' },
  { value: 'customers', label: 'Customers' },
  { value: null, label: 'Not set' },
];
const said = (...rows: ReturnType<typeof row>[]) =>
  groupsOf(rows, groups, 'activity').map(({ label, ids }) => `${label}: ${ids.join(' ')}`);

describe('groups of the register', () => {
  it('are in the order of their field, with rows in their own order and rows without a value last', () => {
    expect(said(row('a', null), row('b', 'mill'), row('c', 'wells'), row('d', 'mill'))).toEqual([
      'Wells: c',
      'Mill: b d',
      'Not set: a',
    ]);
  });

  it('hold a row with several values once, under all its values, after the group of the first value', () => {
    const rows = [
      row('a', ['wells', 'customers']),
      row('b', ['wells', 'mill', 'customers']),
      row('c', ['mill']),
      row('d', ['wells', 'mill']),
      row('e', ['wells']),
    ];
    expect(said(...rows)).toEqual([
      'Wells: e',
      'Wells and Mill: d',
      'Wells, Mill, and Customers: b',
      'Wells and Customers: a',
      'Mill: c',
    ]);
  });

  it('are a single one without a heading where nothing is grouped', () => {
    expect(groupsOf([row('a', 'wells'), row('b', null)], groups, null)).toEqual([
      { key: '', label: null, ids: ['a', 'b'] },
    ]);
  });
});
