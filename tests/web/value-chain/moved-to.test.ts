import { describe, expect, it } from 'vitest';
import type { Tier } from '#domain/value-chain/tiers.ts';
import { endOf, movedTo, stepFrom } from '#web/features/questionnaire/value-chain/moved-to.ts';

const row = (id: string, tier: Tier, position: number) => ({ id, name: id, tier, position });
const rows = [row('mill', 'own', 0), row('shop', 'own', 1), row('farm', 'upstream-1', 0), row('port', 'own', 2)];
const placesOf = (moved: ReturnType<typeof movedTo>) => moved.map(({ id, tier, position }) => [id, tier, position]);

describe('moving an activity', () => {
  it('places it at the end of a tier, or before another activity there, and changes no row that keeps its place', () => {
    expect(placesOf(movedTo(rows, 'mill', { tier: 'upstream-1', before: null }))).toEqual([['mill', 'upstream-1', 1]]);
    expect(placesOf(movedTo(rows, 'farm', { tier: 'own', before: 'shop' }))).toEqual([
      ['farm', 'own', 1],
      ['shop', 'own', 2],
      ['port', 'own', 3],
    ]);
    expect(movedTo(rows, 'port', { tier: 'own', before: null })).toEqual([]);
    expect(movedTo(rows, 'port', { tier: 'own', before: 'port' })).toEqual([]);
  });

  it('goes up and down within its tier, and no further', () => {
    expect(stepFrom(rows, 'port', -1)).toEqual({ tier: 'own', before: 'shop' });
    expect(stepFrom(rows, 'mill', 1)).toEqual({ tier: 'own', before: 'port' });
    expect(stepFrom(rows, 'mill', -1)).toBeNull();
    expect(stepFrom(rows, 'farm', 1)).toBeNull();
  });

  it('orders activities at the same position by name, and gives each its own position', () => {
    const level = [row('b', 'own', 0), row('a', 'own', 0)];
    expect(placesOf(movedTo(level, 'b', { tier: 'own', before: 'a' }))).toEqual([['a', 'own', 1]]);
    expect(endOf(level, 'own')).toBe(1);
    expect(endOf(level, 'downstream-1')).toBe(0);
  });
});
