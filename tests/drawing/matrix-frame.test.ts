import { describe, expect, it } from 'vitest';
import { snapThreshold } from '#domain/results/threshold.ts';
import { frameFor, toFinancial, toImpact, toX, toY } from '#drawing/matrix/frame.ts';

describe('the matrix in pixels', () => {
  const frame = frameFor(900, 500);

  it('puts 0 and 25 on the edges of the plot, with impact upwards', () => {
    expect(toX(frame, 0)).toBe(frame.left);
    expect(toX(frame, 25)).toBe(900 - frame.right);
    expect(toY(frame, 0)).toBe(500 - frame.bottom);
    expect(toY(frame, 25)).toBe(frame.top);
  });

  it('converts a pixel back into its score', () => {
    expect(toFinancial(frame, toX(frame, 12.5))).toBeCloseTo(12.5);
    expect(toImpact(frame, toY(frame, 7))).toBeCloseTo(7);
  });
});

describe('a dragged threshold', () => {
  it.each([
    [-3, 5],
    [7.4, 5],
    [7.6, 10],
    [11.3, 12.5],
    [13.7, 12.5],
    [13.8, 15],
    [40, 25],
  ])('at %s snaps to %s', (value, choice) => {
    expect(snapThreshold(value)).toBe(choice);
  });
});
