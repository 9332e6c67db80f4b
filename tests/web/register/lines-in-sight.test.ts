import { describe, expect, it } from 'vitest';
import { indexesIn, placed } from '#web/features/register/grid/lines-in-sight.ts';

describe('rows that scroll into view', () => {
  it.each([
    ['nothing was drawn before', [], [4, 5, 6], [4, 5, 6]],
    ['nothing moves', [4, 5, 6], [4, 5, 6], [4, 5, 6]],
    ['one scrolls on by a line', [4, 5, 6], [5, 6, 7], [7, 5, 6]],
    ['one scrolls back', [7, 5, 6], [4, 5, 6], [4, 5, 6]],
    ['one jumps far away', [4, 5, 6], [20, 21, 22], [20, 21, 22]],
    ['the table became higher', [7, 5, 6], [5, 6, 7, 8], [7, 5, 6, 8]],
    ['the table became lower', [7, 5, 6], [5, 7], [7, 5]],
    ['a line that goes on lost its elements', [4, 5, 6], [5, 6], [6, 5]],
  ])('keep their elements or reuse free ones where %s', (_, before, shown, next) => {
    expect(placed(before, shown)).toEqual(next);
  });
});

describe('the rows that are rendered', () => {
  // Twenty-four are in view, with three on either side.
  it.each([
    ['at the beginning', -3, 2_000, 0, 27],
    ['in the middle', 700, 2_000, 700, 30],
    ['at the end', 1_973, 2_000, 1_973, 27],
    ['where the table became shorter', 1_973, 100, 73, 27],
    ['where all are in sight', -3, 7, 0, 7],
    ['where there is none', -3, 0, 0, 0],
  ])('are those in view and a few around them %s', (_, first, total, start, length) => {
    const lines = indexesIn({ first, count: 30 }, total);
    expect([lines[0] ?? 0, lines.length]).toEqual([start, length]);
  });
});
