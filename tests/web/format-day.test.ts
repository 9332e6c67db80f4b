import { describe, expect, it } from 'vitest';
import { formatDay } from '#web/lib/format-day.ts';
import { textLocale } from '#web/lib/text-locale.ts';

const inWords = (date: Date, timeZone?: string) =>
  new Intl.DateTimeFormat(textLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(date);

describe('a day on screen', () => {
  it('is the same day everywhere if it has no time', () => {
    expect(formatDay('2026-01-01')).toBe(inWords(new Date('2026-01-01T12:00:00Z'), 'UTC'));
  });

  it('is the reader’s local day if it is an instant', () => {
    expect(formatDay('2026-03-05T23:30:00.000Z')).toBe(inWords(new Date('2026-03-05T23:30:00.000Z')));
  });

  it('is shown unchanged if it cannot be read', () => {
    expect(formatDay('soon')).toBe('soon');
  });
});
