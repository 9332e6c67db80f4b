import { expect, it } from 'vitest';
import type { ComponentRow } from '#contract/components.ts';
import { withActiveAsHeld, withUnsavedGone } from '#web/features/register/rows/draft-rows.ts';
import { sampleComponent } from '../../domain/sample-assessment.ts';

const rowOf = (id: string, impactSeverity: 1 | 5 = 1): ComponentRow => ({
  ...sampleComponent('impact', 'E1.1', id),
  id: id as ComponentRow['id'],
  impactSeverity,
  version: 1,
});

it('keeps a row that was deleted while it was being edited, and no other', () => {
  const left = [rowOf('a'), rowOf('b')];
  expect(withUnsavedGone(left, new Map())).toBe(left);
  expect(withUnsavedGone(left, new Map([['a', rowOf('a', 5)]]))).toBe(left);
  const ids = withUnsavedGone(left, new Map([['c', rowOf('c', 5)]])).map(({ id }) => id);
  expect(ids).toEqual(['a', 'b', 'c']);
});

it('sorts the active row by its values when it became active, and all others by their current values', () => {
  const held = [rowOf('a'), rowOf('b')];
  const now = [rowOf('a', 5), rowOf('b', 5), rowOf('new')];
  const severities = (rows: readonly ComponentRow[]) => rows.map(({ id, impactSeverity }) => [id, impactSeverity]);
  expect(severities(withActiveAsHeld(now, held, 'a'))).toEqual([
    ['a', 1],
    ['b', 5],
    ['new', 1],
  ]);
  expect(withActiveAsHeld(now, held, null)).toBe(now);
  expect(withActiveAsHeld(now, held, 'gone')).toBe(now);
});
