import { describe, expect, it } from 'vitest';
import { placed } from '#web/features/register/lines-in-sight.ts';

describe('lines that scroll into sight', () => {
  it.each([
    ['nothing was drawn before', [], [4, 5, 6], [4, 5, 6]],
    ['nothing moves', [4, 5, 6], [4, 5, 6], [4, 5, 6]],
    ['one scrolls on by a line', [4, 5, 6], [5, 6, 7], [7, 5, 6]],
    ['one scrolls back', [7, 5, 6], [4, 5, 6], [4, 5, 6]],
    ['one jumps far away', [4, 5, 6], [20, 21, 22], [20, 21, 22]],
    ['the table became higher', [7, 5, 6], [5, 6, 7, 8], [7, 5, 6, 8]],
    ['the table became lower', [7, 5, 6], [5, 7], [7, 5]],
    ['a line that goes on lost its elements', [4, 5, 6], [5, 6], [6, 5]],
  ])('keep their elements or take those that are left over where %s', (_, before, shown, next) => {
    expect(placed(before, shown)).toEqual(next);
  });
});
