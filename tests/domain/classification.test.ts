import { describe, expect, it } from 'vitest';
import { SCORE_VALUES } from '#domain/fields/score5.ts';
import { type Classification, classify, type MaterialBy, materialBy } from '#domain/results/classification.ts';
import { DEFAULT_THRESHOLDS, isThreshold, snapThreshold, THRESHOLD_CHOICES } from '#domain/results/threshold.ts';

describe('classification at the default threshold of 12.5', () => {
  it.each<[number, number, Classification, MaterialBy]>([
    [12, 12, 'Medium', 'none'],
    [15, 15, 'High', 'both'],
    [15, 12, 'Medium', 'impact'],
    [12, 15, 'Medium', 'financial'],
    [25, 0, 'Medium', 'impact'],
    [0, 25, 'Medium', 'financial'],
    [10, 0, 'Medium', 'open'],
    [0, 10, 'Medium', 'open'],
    [9, 9, 'Low', 'none'],
    [0, 0, 'Low', 'open'],
  ])('of impact %s and financial %s is %s, material by %s', (impact, financial, classification, by) => {
    expect(classify({ impact, financial }, DEFAULT_THRESHOLDS)).toBe(classification);
    expect(materialBy({ impact, financial }, DEFAULT_THRESHOLDS)).toBe(by);
  });
});

describe('classification at other thresholds', () => {
  it.each<[number, number, number, number, Classification, MaterialBy]>([
    [20, 15, 20, 15, 'High', 'both'],
    [16, 15, 20, 15, 'Medium', 'financial'],
    [5, 5, 5, 5, 'High', 'both'],
    [4, 5, 5, 5, 'Low', 'financial'],
    [25, 2, 5, 25, 'Medium', 'impact'],
    [25, 25, 25, 25, 'High', 'both'],
    [20, 20, 25, 25, 'Medium', 'none'],
  ])('of %s and %s against %s and %s is %s, material by %s', (impact, financial, forImpact, forFinancial, word, by) => {
    const thresholds = { impact: forImpact, financial: forFinancial };
    expect(classify({ impact, financial }, thresholds)).toBe(word);
    expect(materialBy({ impact, financial }, thresholds)).toBe(by);
  });

  it('divides all possible products at 12.5 as it does at 15', () => {
    const products = SCORE_VALUES.flatMap((first) => SCORE_VALUES.map((second) => first * second));
    expect(products).toHaveLength(25);
    for (const product of products) expect(product >= 12.5, `${product}`).toBe(product >= 15);
  });
});

describe('thresholds', () => {
  it('offers the specified choices and the default', () => {
    expect(THRESHOLD_CHOICES).toEqual([5, 10, 12.5, 15, 20, 25]);
    expect(DEFAULT_THRESHOLDS).toEqual({ impact: 12.5, financial: 12.5 });
  });

  it.each([
    [0, 5],
    [7.4, 5],
    [7.5, 5],
    [7.6, 10],
    [11.3, 12.5],
    [13.6, 12.5],
    [13.8, 15],
    [17.6, 20],
    [22.4, 20],
    [22.6, 25],
    [99, 25],
    [-3, 5],
    [Number.POSITIVE_INFINITY, 12.5],
    [Number.NaN, 12.5],
  ])('snaps a line dragged to %s to %s', (dragged, choice) => {
    expect(snapThreshold(dragged)).toBe(choice);
  });

  it('rejects any other value', () => {
    expect([12.5, 25].every(isThreshold)).toBe(true);
    expect([0, 12, 13, 26, '15', null].some(isThreshold)).toBe(false);
  });
});
