import { describe, expect, it } from 'vitest';
import { type Visit, visitOf } from '#web/features/shell/home/last-visit.ts';

const at = (time: string) => `2026-05-04T${time}:00.000Z`;
const kept = (seen: string, before: string | null = null): Visit => ({ before, seen: at(seen) });

describe('a look at the application', () => {
  it.each<[string, Visit | null, string, string | null]>([
    ['is the first visit where nothing is kept', null, '09:00', null],
    ['still belongs to the first visit a moment later', kept('09:00'), '09:01', null],
    ['belongs to the same visit within half an hour', kept('09:00', at('06:00')), '09:29', at('06:00')],
    ['begins a new visit after half an hour without any', kept('09:00', at('06:00')), '09:30', at('09:00')],
    ['belongs to the same visit where a clock went back', kept('09:00', at('06:00')), '08:00', at('06:00')],
  ])('%s', (_rule, before, now, since) => {
    expect(visitOf(before, new Date(at(now)))).toEqual({ before: since, seen: at(now) });
  });

  it('ends a morning’s visit in the register with its last look, not at the time when home was opened', () => {
    const opened = visitOf(kept('06:00'), new Date(at('08:00')));
    const looks = Array.from({ length: 12 }, (_, nth) => new Date(Date.parse(at('08:00')) + (nth + 1) * 20 * 60_000));
    const morning = looks.reduce<Visit>(visitOf, opened);
    expect(morning).toEqual({ before: at('06:00'), seen: at('12:00') });
    expect(visitOf(morning, new Date('2026-05-05T08:00:00.000Z')).before).toBe(at('12:00'));
  });
});
