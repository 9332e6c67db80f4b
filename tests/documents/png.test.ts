import { describe, expect, it } from 'vitest';
import { pngOf } from '#documents/picture/png.ts';

const drawing = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><text x="5" y="30" font-family="Inter, sans-serif">${text}</text></svg>`;

describe('a picture for programs that cannot render SVG', () => {
  // Letters that no font covers all become the same box.
  it.each([
    ['Arabic', 'ماء', 'سمك'],
    ['Hebrew', 'מים', 'דגים'.slice(0, 3)],
    ['emoji', '🔥', '💧'],
  ])('shows the letters of its text: %s', (_, one, other) => {
    expect(pngOf(drawing(one), 200)).not.toEqual(pngOf(drawing(other), 200));
    expect(pngOf(drawing(one), 200)).toEqual(pngOf(drawing(one), 200));
  });
});
