import { describe, expect, it } from 'vitest';
import { dueReminder } from '#domain/assessment/assessment-reminder.ts';

const DAY = 24 * 60 * 60 * 1000;
const lastWorkedAt = new Date('2026-03-01T10:00:00Z');

describe('a draft that nobody works on', () => {
  it.each([
    [0, null],
    [14 * DAY - 1, null],
    [14 * DAY, 1],
    [28 * DAY - 1, 1],
    [28 * DAY, 2],
    [42 * DAY, 3],
    [56 * DAY - 1, 3],
    [56 * DAY, null],
    [400 * DAY, null],
  ])('after %i ms is due for reminder %s', (ms, reminder) => {
    expect(dueReminder(lastWorkedAt, new Date(lastWorkedAt.getTime() + ms))).toBe(reminder);
  });
});
