import { describe, expect, it } from 'vitest';
import { scoreWord } from '#domain/components/score-words.ts';
import { allScales } from '#domain/scales/all-scales.ts';
import { readAmount } from '#domain/scales/amounts.ts';
import { bandsOf, wordBand } from '#domain/scales/bands.ts';
import type { ScaleWording, WordedScaleId } from '#domain/scales/fields.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { noWording, ourWordsOf, scalesOf, stepsByEffect, stepsOf } from '#domain/scales/scales.ts';
import { countResting } from '#domain/scales/step-usage.ts';
import { settleScaleWording, validateScaleWording } from '#domain/scales/validation.ts';
import { sampleComponent } from './sample-assessment.ts';

const wording = (scale: WordedScaleId, said: Partial<ScaleWording> = {}): ScaleWording => ({
  ...noWording(scale),
  ...said,
});
const money = { currency: 'EUR', from2: '50000', from3: '250000', from4: '1000000', from5: '5000000' };

describe('the scales of a company', () => {
  it('use our wording until the company words a step, and in every other step', () => {
    const scales = scalesOf([wording('scale-negative', { step4: 'People end up in hospital' })]);
    const steps = stepsOf(scales, { scale: 'scale', polarity: 'Negative' });
    expect(steps.map(({ isOwn }) => isOwn)).toEqual([false, false, false, true, false]);
    expect(steps[3]?.words).toBe('People end up in hospital');
    expect(steps[2]?.words).toBe(scoreWord('scale', 3, 'Negative'));
    expect(scoreWord('scale', 4, 'Negative', scales.words)).toBe('People end up in hospital');
    // Wording for a harm does not apply to a benefit.
    expect(stepsOf(scales, { scale: 'scale', polarity: 'Positive' })[3]?.words).toBe(ourWordsOf('scale-positive')[3]);
  });

  it('use the wording of a financial effect, or that of the magnitude if the effect only has amounts', () => {
    const scales = scalesOf([
      wording('magnitude', { step5: 'The bank calls', ...money }),
      wording('magnitude-cash-flow', { ...money, from2: '10000' }),
    ]);
    const asked = { scale: 'magnitude' as const, effects: ['cash-flow', 'performance'] };
    const [cashFlow, ...others] = stepsByEffect(scales, asked);
    expect(others).toEqual([]);
    expect(cashFlow).toMatchObject({ label: 'Cash flow' });
    expect(cashFlow?.steps[4]).toMatchObject({ words: 'The bank calls', isOwn: false });
    expect(cashFlow?.steps[0]?.money).toEqual({ currency: 'EUR', from: null, below: 10_000 });
    expect(stepsByEffect(scales, { scale: 'likelihood', effects: ['cash-flow'] })).toEqual([]);
    expect(allScales(scales).map(({ name }) => name)).toContain('Potential magnitude: cash flow');
    expect(allScales(ourScales)).toHaveLength(8);
  });
});

describe('the amounts of a magnitude', () => {
  it('divide all money among the five steps, without gap or overlap', () => {
    const bands = bandsOf(wording('magnitude', money)) ?? [];
    expect(bands.map((band) => wordBand(band, String))).toEqual([
      'below EUR 50000',
      'EUR 50000 to below 250000',
      'EUR 250000 to below 1000000',
      'EUR 1000000 to below 5000000',
      'EUR 5000000 and more',
    ]);
    expect(bandsOf(wording('magnitude'))).toBeNull();
  });

  it.each<[string, string | null]>([
    ['250000', '250000'],
    [' 250 000 ', '250000'],
    ['250,000', '250000'],
    ['1.250.000', '1250000'],
    ['1’250’000', '1250000'],
    ['000', '0'],
    ['', ''],
    ['1,5', null],
    ['1.25', null],
    ['1,250.000', null],
    ['-5', null],
    ['5 m', null],
    ['9'.repeat(16), null],
  ])('are read as people write them: %j is %j', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each<[string, Partial<ScaleWording>, object]>([
    ['nothing at all', {}, {}],
    ['a set without gaps', money, {}],
    ['a gap', { ...money, from3: '' }, { from3: 'amount-required' }],
    ['an overlap', { ...money, from4: '250 000' }, { from4: 'amount-not-above' }],
    ['one that begins at nothing', { ...money, from2: '0' }, { from2: 'amount-not-above' }],
    ['falling amounts', { ...money, from5: '60000' }, { from5: 'amount-not-above' }],
    ['words for an amount', { ...money, from3: 'a lot' }, { from3: 'amount-invalid' }],
    ['no currency', { ...money, currency: ' ' }, { currency: 'currency-required' }],
    ['a sign for a currency', { ...money, currency: '€' }, { currency: 'currency-invalid' }],
    ['words that are too long', { step2: 'x'.repeat(201) }, { step2: 'too-long' }],
  ])('%s: a problem is reported at its field', (_, said, problems) => {
    expect(validateScaleWording(wording('magnitude', said))).toEqual(problems);
  });

  it('are stored as digits with a currency in capitals, and for no other scale', () => {
    const typed = { ...money, currency: 'eur', from5: '5 000 000', step1: '  Hardly \n seen ' };
    expect(settleScaleWording(wording('magnitude', typed))).toEqual(
      wording('magnitude', { ...money, step1: 'Hardly seen' }),
    );
    expect(settleScaleWording(wording('scope', typed))).toEqual(wording('scope', { step1: 'Hardly seen' }));
  });
});

it('counts the scores that rest on each step: given scores only, on the scale shown, and per financial effect', () => {
  const counts = countResting([
    sampleComponent('impact', 'E1', 'a', {
      impactPolarity: 'Negative',
      actualPotentialImpact: 'Actual',
      impactSeverity: 4,
      impactScale: 4,
      impactIrremediability: 2,
      impactLikelihood: 3,
    }),
    sampleComponent('impact', 'E1', 'b', { impactPolarity: 'Positive', impactScale: 4, severityOpen: true }),
    sampleComponent('risk', 'E1', 'c', {
      financialRiskOpportunity: 5,
      financialLikelihood: 2,
      financialEffects: ['cash-flow'],
    }),
  ]);
  expect(counts['severity-negative']).toEqual([0, 0, 0, 1, 0]);
  expect(counts['scale-negative']).toEqual([0, 0, 0, 1, 0]);
  expect(counts.irremediability).toEqual([0, 1, 0, 0, 0]);
  expect(counts['scale-positive']).toEqual([0, 0, 0, 0, 0]);
  expect(counts.magnitude).toEqual([0, 0, 0, 0, 1]);
  expect(counts['magnitude-cash-flow']).toEqual([0, 0, 0, 0, 1]);
  expect(counts['magnitude-performance']).toEqual([0, 0, 0, 0, 0]);
  // An actual impact has no likelihood of its own; the second impact counts with its default.
  expect(counts.likelihood).toEqual([0, 1, 1, 0, 0]);
});
