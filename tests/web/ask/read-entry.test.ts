import { describe, expect, it } from 'vitest';
import type { ChipEntry } from '#domain/query/chips/chip.ts';
import { everything } from '#domain/query/query.ts';
import { readEntry, textsOf } from '#web/features/assistant/query/read-entry.ts';

const components = everything('component');
const score: ChipEntry = { kind: 'numbers', min: 1, max: 25, from: null, to: null };
const read = (entry: ChipEntry, from: string, to = '', slot = 'where.score') =>
  readEntry(components, slot, entry, [from, to]);

describe('what is typed into a chip', () => {
  it('is a range of numbers, open at either end', () => {
    expect(read(score, '10', '15')).toEqual({
      ok: true,
      change: { where: [{ field: 'score', is: 'between', from: 10, to: 15 }] },
    });
    expect(read(score, '12,5')).toEqual({
      ok: true,
      change: { where: [{ field: 'score', is: 'at-least', value: 12.5 }] },
    });
    expect(read(score, '', ' 8 ')).toEqual({
      ok: true,
      change: { where: [{ field: 'score', is: 'at-most', value: 8 }] },
    });
  });

  it('changes nothing when it is empty', () => {
    const asked = { ...components, where: [{ field: 'score', is: 'at-least', value: 12 }] as const };
    expect(readEntry(asked, 'where.score', score, ['', ' '])).toEqual({ ok: true, change: { where: [] } });
  });

  it('is rejected where no query can express it', () => {
    const offScale = (at: 0 | 1) => ({ ok: false, at, reason: 'not-on-scale' });
    expect(read(score, 'ten')).toEqual(offScale(0));
    expect(read(score, '26')).toEqual(offScale(0));
    expect(read(score, '', '26')).toEqual(offScale(1));
    expect(read(score, '3', '26')).toEqual(offScale(1));
    expect(read(score, '0', '26')).toEqual(offScale(0));
    expect(read(score, '15', '10')).toEqual({ ok: false, at: 0, reason: 'upside-down' });
    expect(read({ kind: 'amount', amount: null }, '2.5', '', 'first')).toEqual(offScale(0));
    const thresholds: ChipEntry = { kind: 'thresholds', impact: null, financial: null };
    expect(read(thresholds, '', 'high', 'thresholds')).toEqual(offScale(1));
    expect(read(thresholds, '12', 'high', 'thresholds')).toEqual(offScale(1));
  });

  it('means “without any” when a count is limited to 0', () => {
    const count: ChipEntry = { kind: 'numbers', min: 1, max: null, isCount: true, from: null, to: null };
    const without = { ok: true, change: { where: [{ field: 'evidence', is: 'missing' }] } };
    expect(read(count, '', '0', 'where.evidence')).toEqual(without);
    expect(read(count, '0', '0', 'where.evidence')).toEqual(without);
    // Rows without any would not be matched by 'up to 3'.
    expect(read(count, '0', '3', 'where.evidence')).toEqual({ ok: false, at: 0, reason: 'not-on-scale' });
    expect(read(score, '', '0')).toEqual({ ok: false, at: 1, reason: 'not-on-scale' });
  });

  it('can be an amount, a text, days or thresholds', () => {
    expect(read({ kind: 'amount', amount: 3 }, '7', '', 'first')).toEqual({ ok: true, change: { first: 7 } });
    expect(read({ kind: 'text', text: null }, ' heat ', '', 'where.title')).toEqual({
      ok: true,
      change: { where: [{ field: 'title', is: 'contains', text: 'heat' }] },
    });
    const thresholds: ChipEntry = { kind: 'thresholds', impact: null, financial: null };
    expect(read(thresholds, '15', '', 'thresholds')).toEqual({
      ok: true,
      change: { thresholds: { impact: 15, financial: 15 } },
    });
    const days: ChipEntry = { kind: 'days', from: null, to: null };
    expect(readEntry(everything('change'), 'where.at', days, ['2026-05-01', ''])).toEqual({
      ok: true,
      change: { where: [{ field: 'at', is: 'at-least', value: '2026-05-01' }] },
    });
  });

  it('fills the fields again when the chip is opened', () => {
    expect(textsOf({ ...score, from: 10 })).toEqual(['10', '']);
    expect(textsOf({ kind: 'text', text: 'heat' })).toEqual(['heat', '']);
    expect(textsOf({ kind: 'thresholds', impact: 15, financial: 20 })).toEqual(['15', '20']);
  });
});
