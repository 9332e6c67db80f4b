import { describe, expect, it } from 'vitest';
import { formatThresholds, parseThresholds, thresholdsKey } from '#web/features/results/dashboard/viewer-thresholds.ts';

const adopted = { impact: 12.5, financial: 15 };

describe('a viewer’s own thresholds', () => {
  it('are kept under their name', () => {
    expect(thresholdsKey('a1')).toBe('materiality-thresholds:a1');
  });

  it('are restored as they were kept', () => {
    const chosen = { impact: 20, financial: 5 };
    expect(parseThresholds(formatThresholds(chosen, adopted))).toEqual(chosen);
  });

  it('are removed when they equal those that the company adopted', () => {
    expect(formatThresholds({ impact: 12.5, financial: 15 }, adopted)).toBeNull();
  });

  it('are kept when only one of the two differs', () => {
    expect(parseThresholds(formatThresholds({ impact: 12.5, financial: 20 }, adopted))).toEqual({
      impact: 12.5,
      financial: 20,
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['JSON null', 'null'],
    ['a number', '5'],
    ['a list', '[5,10]'],
    ['one side only', '{"impact":5}'],
    ['a number that is no choice', '{"impact":13,"financial":5}'],
    ['a number written as text', '{"impact":"5","financial":5}'],
  ])('are ignored when the browser holds %s', (_what, text) => {
    expect(parseThresholds(text)).toBeNull();
  });
});
