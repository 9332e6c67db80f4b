import { expect, it } from 'vitest';
import { createSeldom } from '#server/features/assurance/audit/seldom.ts';

it('lets each key through once per interval, and then forgets it', () => {
  const seldom = createSeldom(60, 100);
  expect([seldom.isDue('a', 0), seldom.isDue('a', 59), seldom.isDue('b', 59)]).toEqual([true, false, true]);
  expect(seldom.isDue('a', 60)).toBe(true);
  expect(seldom.isDue('b', 118)).toBe(false);
  expect(seldom.isDue('c', 200)).toBe(true);
  expect(seldom.size()).toBe(1);
});

it('remembers no more than allowed, whatever is requested: the oldest gives way', () => {
  const seldom = createSeldom(60, 100);
  for (let key = 0; key < 10_000; key += 1) expect(seldom.isDue(String(key), 1)).toBe(true);
  expect(seldom.size()).toBe(100);
  expect(seldom.isDue('9999', 2)).toBe(false);
  expect(seldom.isDue('0', 2)).toBe(true);
});
