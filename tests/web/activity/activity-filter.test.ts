import { afterEach, describe, expect, it } from 'vitest';
import {
  askedOf,
  isFiltered,
  isReversed,
  readFilter,
  writeFilter,
} from '#web/features/assurance/history/activity-filter.ts';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the filter of the activity', () => {
  it('ignores the values in an address that are invalid', () => {
    expect(isFiltered(filterOf('noun=weather&did=painted&from=yesterday&to=2026-13-40&reason=some'))).toBe(false);
  });

  it('keeps an unknown person and topic, so that the page can say that there is nothing of theirs', () => {
    expect(filterOf('person=p&topic=t')).toMatchObject({ person: 'p', topic: 't' });
  });

  it('recognises a period that ends before it begins', () => {
    expect(isReversed(filterOf('from=2026-03-02&to=2026-03-01'))).toBe(true);
    expect(isReversed(filterOf('from=2026-03-01&to=2026-03-01'))).toBe(false);
    expect(isReversed(filterOf('to=2026-03-01'))).toBe(false);
  });

  it.each([
    ['UTC', '2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z'],
    // The day on which summer time begins has 23 hours, and the day on which it ends has 25.
    ['Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-28T18:30:00.000Z', '2026-03-29T18:30:00.000Z'],
    ['Pacific/Auckland', '2026-03-28T11:00:00.000Z', '2026-03-29T11:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-29T07:00:00.000Z', '2026-03-30T07:00:00.000Z'],
  ])('requests a whole day in the time zone %s', (timeZone, from, until) => {
    process.env.TZ = timeZone;
    expect(askedOf(filterOf('from=2026-03-29&to=2026-03-29'))).toEqual({ from, until });
  });

  it('is kept in the address, without its empty parts', () => {
    const address = writeFilter(new URLSearchParams('assessment=a&person=p'), {
      noun: 'score',
      did: 'deleted',
      isLacking: true,
    });
    expect(String(address)).toBe('assessment=a&person=p&noun=score&did=deleted&reason=none');
    expect(askedOf(readFilter(address))).toMatchObject({ noun: 'score', did: 'deleted' });
    expect(String(writeFilter(address, { person: '', noun: '', did: '', isLacking: false }))).toBe('assessment=a');
  });
});
