import { describe, expect, it } from 'vitest';
import type { ImportedCell, ImportedRows } from '#domain/imports/cell.ts';
import { defaultReading } from '#domain/imports/default-reading.ts';
import { guessKind, guessPlaces } from '#domain/imports/guess-matching.ts';
import { readHeadingScale } from '#domain/imports/heading-scale.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { readHeading } from '#domain/imports/said-heading.ts';
import type { ScaleReading } from '#domain/imports/score-form.ts';
import { planTable } from '#domain/imports/sheets/plan-table.ts';
import { scaleGroups } from '#domain/imports/sheets/scale-groups.ts';
import { topics } from './plan.ts';

const PRESENT = { topics, components: [], selections: [], scores: [], stakeholders: [], responses: [] };

function read(rows: ImportedRows, more: Partial<Reading> = {}) {
  const kind = guessKind(rows, 0, topics);
  const places = guessPlaces(kind, rows, 0, topics).map(({ target }) => target);
  const table = { rows, headerRow: 0 };
  const reading = { ...defaultReading(kind, { mergedDown: [] }, table, places), ...more };
  const plan = planTable<never>({ ...table, reading, leavesOut: false }, PRESENT, (sheet, row) => `${sheet}-${row}`);
  return { groups: scaleGroups({ ...table, reading }), plan };
}

/** A register with these scores of risks, row by row: magnitude and likelihood. */
const register = (
  headings: readonly [string, string],
  ...scores: readonly (readonly [ImportedCell, ImportedCell])[]
): ImportedRows => [
  ['Title', 'Kind', 'Topic', ...headings],
  ...scores.map((each, at) => [`Risk number ${at + 1}`, 'Risk', 'E1.1', ...each]),
];

const scoresOf = (rows: ImportedRows, more: Partial<Reading> = {}): string[] =>
  (read(rows, more).plan.register ?? []).map((each) => {
    if (each.becomes === 'refused') return each.problems.map(({ code }) => code).join(', ');
    if (each.becomes !== 'added') return each.becomes;
    const { financialRiskOpportunity, financialLikelihood, severityOpen, likelihoodOpen } = each.next;
    return `${severityOpen ? '?' : financialRiskOpportunity} × ${likelihoodOpen ? '?' : financialLikelihood}`;
  });

/** Everything settled as it is proposed. */
const asProposed = (rows: ImportedRows, more: Partial<ScaleReading> = {}): Partial<Reading> => ({
  scales: new Map(read(rows).groups.map(({ key, proposal }) => [key, { ...proposal, ...more }])),
});

const keysOf = (rows: ImportedRows) => read(rows).groups.map(({ key, isAsked }) => `${key}${isAsked ? ' asked' : ''}`);

describe('scores in other forms than a number', () => {
  it('are read if the number stands beside its word', () => {
    expect(
      scoresOf(
        register(
          ['Magnitude', 'Likelihood'],
          ['High (4)', '2 - Low'],
          ['5: sehr hoch', '4/5'],
          ['Mittel – 3', '4 of 5'],
          ['Level 2', 'Hoch (4/5)'],
        ),
      ),
    ).toEqual(['4 × 2', '5 × 4', '3 × 4', '2 × 4']);
  });

  it('are asked about by word if they are signs, Roman numerals, ranges of percent or how often something happens', () => {
    const proposed = (...values: string[]) =>
      [
        ...(read(register(['Magnitude', 'Likelihood'], ...values.map((value) => [3, value] as const))).groups.find(
          ({ words }) => words.size > 0,
        )?.proposal.words ?? []),
      ].map(([word, step]) => `${word} ${step}`);
    const asked = (...values: string[]) =>
      scoresOf(register(['Magnitude', 'Likelihood'], ...values.map((value) => [3, value] as const)));
    expect(asked('+', '++', '+++')).toEqual(['scale-asked', 'scale-asked', 'scale-asked']);
    expect(proposed('+', '++', '+++')).toEqual(['+ 1', '++ 3', '+++ 5']);
    expect(proposed('I', 'III', 'V')).toEqual(['i 1', 'iii 3', 'v 5']);
    expect(proposed('10-25 %', '> 50 %', '< 5 %', '25 bis 50 %', 'über 90 %')).toEqual([
      ...['10-25 % 1', '> 50 % 4', '< 5 % 1', '25 bis 50 % 2', 'uber 90 % 5'],
    ]);
    expect(asked('10-25 %', '> 50 %', '1 in 10 years')).toEqual(['scale-asked', 'scale-asked', 'scale-asked']);
    expect(asked('every 5 years', 'einmal pro Jahr', 'monthly')).toEqual(['scale-asked', 'scale-asked', 'scale-asked']);
    expect(proposed('every 5 years', 'einmal pro Jahr', 'monthly')).toEqual([]);
    // Beside plain percent or numbers as well, they are neither dropped nor taken for one end of their range.
    expect(asked('40 %', '> 50 %', '80 %')).toEqual(['scale-asked', 'scale-asked', 'scale-asked']);
    expect(asked('2', '5', '3-4')).toEqual(['3 × 2', '3 × 5', 'scale-asked']);
    expect(
      scoresOf(
        register(['Magnitude', 'Likelihood'], [3, '10-25 %'], [3, '> 50 %']),
        asProposed(register(['Magnitude', 'Likelihood'], [3, '10-25 %'], [3, '> 50 %'])),
      ),
    ).toEqual(['3 × 1', '3 × 4']);
  });

  it('say Actual instead of a likelihood, which an actual impact does not need', () => {
    const rows: ImportedRows = [
      ['Title', 'Kind', 'Topic', 'Severity', 'Likelihood'],
      ['Gas', 'Negative impact', 'E1.2', 4, 'Actual'],
      ['Wells', 'Negative impact', 'E1.1', 3, 2],
      ['Jobs', 'Positive impact', 'E1.1', 3, 'Tatsächlich'],
      ['Storm', 'Risk', 'E1.1', 3, 4],
    ];
    const { groups, plan } = read(rows);
    expect(groups.flatMap(({ words }) => [...words.keys()])).toEqual([]);
    expect(
      (plan.register ?? []).map((row) =>
        row.becomes === 'added'
          ? [row.next.actualPotentialImpact, row.next.impactLikelihood, row.next.likelihoodOpen]
          : row,
      ),
    ).toEqual([
      ['Actual', 3, expect.anything()],
      [null, 2, false],
      ['Actual', 3, expect.anything()],
      [null, 3, false],
    ]);
  });
});

describe('None in a column of scores', () => {
  it('is a level among words for levels, and says nothing among numbers', () => {
    const words = register(['Magnitude', 'Likelihood'], ['None', 'Low'], ['High', 'None'], ['Medium', 'Medium']);
    expect([...(read(words).groups[0]?.words.keys() ?? [])]).toContain('none');
    expect(scoresOf(words)).toEqual([
      'scale-asked, scale-asked',
      'scale-asked, scale-asked',
      'scale-asked, scale-asked',
    ]);
    expect(scoresOf(register(['Magnitude', 'Likelihood'], ['None', 4], [5, 'none'], [3, 2]))).toEqual([
      ...['? × 4', '5 × ?', '3 × 2'],
    ]);
  });
});

describe('what a heading says of its scale', () => {
  it.each([
    ['Magnitude (1-3)', { low: 1, high: 3 }, null],
    ['Schweregrad (1 bis 4)', { low: 1, high: 4 }, null],
    ['Likelihood [0–5]', { low: 0, high: 5 }, null],
    ['Gravité (de 1 à 6)', { low: 1, high: 6 }, null],
    ['Score out of 7', { low: 1, high: 7 }, null],
    ['Likelihood (1 = very high, 5 = very low)', { low: 1, high: 5 }, true],
    ['Severity (1 = negligible, 4 = critical)', { low: 1, high: 4 }, false],
    ['Remediability (1 = irreversible, 5 = easy to remedy)', { low: 1, high: 5 }, true],
    ['Behebbarkeit', null, true],
    ['Irremediability', null, null],
    ['Likelihood', null, null],
  ])('%s', (heading, range, isOpposite) => {
    expect(readHeadingScale(readHeading(heading))).toMatchObject({ range, isOpposite });
  });
});

describe('scores on a scale from 1 to 5', () => {
  it('are taken as they stand, however few steps are used', () => {
    const rows = register(['Magnitude', 'Likelihood'], [3, 3], [3, 3], [3, 3], [3, 3], [3, 3]);
    expect(keysOf(rows)).toEqual(['1-5']);
    expect(scoresOf(rows)).toEqual(Array.from({ length: 5 }, () => '3 × 3'));
  });

  it('are turned round where the heading says that the lowest is the worst', () => {
    const rows = register(['Magnitude', 'Likelihood (1 = very high, 5 = very low)'], [4, 1], [5, 5]);
    expect(scoresOf(rows)).toEqual(['scale-asked', 'scale-asked']);
    expect(scoresOf(rows, asProposed(rows))).toEqual(['4 × 5', '5 × 1']);
  });

  it('between two steps are asked about once for the whole file', () => {
    const rows = register(['Magnitude', 'Likelihood'], [3.5, 5], ['4,2', 2], [1, 2]);
    expect(scoresOf(rows)).toEqual(['decimal-asked', 'decimal-asked', '1 × 2']);
    expect(scoresOf(rows, asProposed(rows, { rounding: 'up' }))).toEqual(['4 × 5', '5 × 2', '1 × 2']);
    expect(scoresOf(rows, asProposed(rows, { rounding: 'down' }))).toEqual(['3 × 5', '4 × 2', '1 × 2']);
  });
});

describe('scores on another scale', () => {
  it.each<[string, ImportedRows, string[], string[]]>([
    [
      'said in the heading',
      register(['Magnitude (1-3)', 'Likelihood (1-3)'], [3, 1], [2, 3]),
      ['1-3 asked'],
      ['5 × 1', '3 × 5'],
    ],
    [
      'that ends lower than ours',
      register(['Magnitude', 'Likelihood'], [3, 1], [2, 3], [1, 2], [3, 3]),
      ['1-3 asked'],
      ['5 × 1', '3 × 5', '1 × 3', '5 × 5'],
    ],
    ['that ends higher', register(['Magnitude', 'Likelihood'], [10, 1], [5, 8]), ['1-10 asked'], ['5 × 1', '3 × 4']],
    [
      'in percent',
      register(['Magnitude', 'Likelihood'], [5, { number: 1, shown: '100%', unit: 'percent' }], [4, '20 %']),
      ['1-5', 'shares asked'],
      ['5 × 5', '4 × 2'],
    ],
    [
      'as shares',
      register(['Magnitude', 'Probability'], [5, 0.95], [4, 0.1]),
      ['1-5', 'shares asked'],
      ['5 × 5', '4 × 1'],
    ],
    [
      'in words',
      register(['Impact', 'Likelihood'], ['High', 'Low'], ['Medium', 'High']),
      ['levels asked'],
      ['5 × 1', '3 × 5'],
    ],
    [
      'in words of five levels',
      register(['Schweregrad', 'Wahrscheinlichkeit'], ['sehr hoch', 'gering'], ['mittel', 'sehr gering']),
      ['levels asked'],
      ['5 × 2', '3 × 1'],
    ],
  ])('%s is asked about, and proposed evenly', (_, rows, keys, settled) => {
    expect(keysOf(rows)).toEqual(keys);
    expect(new Set(scoresOf(rows).flatMap((said) => said.split(', ')))).toEqual(new Set(['scale-asked']));
    expect(scoresOf(rows, asProposed(rows))).toEqual(settled);
  });

  it('never has a percent taken for a step, nor a step for a percent', () => {
    const rows = register(
      ['Magnitude', 'Likelihood'],
      [5, { number: 1, shown: '100%', unit: 'percent' }],
      [2, { number: 0.45, shown: '45%', unit: 'percent' }],
    );
    const settled = { scales: new Map([['1-5', { steps: [1, 2, 3, 4, 5], words: new Map(), rounding: null }]]) };
    expect(scoresOf(rows, settled)).toEqual(['scale-asked', 'scale-asked']);
  });

  it.each([[[]], [[0, 0, 0]], [[1000]], [[5000, 100, 200, 300]]])(
    'in money needs the bounds of all steps: %j',
    (steps) => {
      const rows = register(['Financial effect (EUR)', 'Likelihood'], ['€ 120.000', 3], ['€ 2 Mio', 2]);
      const scales = new Map([['money', { steps, words: new Map(), rounding: null }]]);
      expect(scoresOf(rows, { scales })).toEqual(['scale-asked', 'scale-asked']);
      expect(read(rows, { scales }).groups.find(({ key }) => key === 'money')?.isAsked).toBe(true);
    },
  );

  it('in money is settled by amounts', () => {
    const rows = register(['Magnitude (EUR)', 'Likelihood'], ['€ 2.5m', 3], ['300k', 2], [12_000, 1]);
    const steps = [50_000, 250_000, 1_000_000, 10_000_000];
    const scales = new Map([['money', { steps, words: new Map(), rounding: null }]]);
    expect(scoresOf(rows)[0]).toBe('scale-asked');
    expect(scoresOf(rows, { scales })).toEqual(['4 × 3', '3 × 2', '1 × 1']);
  });

  it('can leave a word open', () => {
    const rows = register(['Impact', 'Likelihood'], ['High', 'tbd'], ['Low', 'High']);
    const words = new Map([
      ['high', 5],
      ['low', 1],
      ['tbd', null],
    ] as const);
    const scales = new Map([['levels', { steps: [], words, rounding: null }]]);
    expect(scoresOf(rows, { scales })).toEqual(['5 × ?', '1 × 5']);
  });

  it('is corrected by hand where the file cannot show it', () => {
    const rows = register(['Magnitude', 'Likelihood'], [3, 1], [2, 3], [1, 2], [3, 3]);
    const forms = new Map([3, 4].map((at) => [at, { is: 'steps', low: 1, high: 5, isOpposite: false } as const]));
    expect(scoresOf(rows, { forms })).toEqual(['3 × 1', '2 × 3', '1 × 2', '3 × 3']);
  });
});

describe('screening scores', () => {
  it('from 1 to 5 are not taken for scores from 1 to 10', () => {
    const rows: ImportedRows = [
      ['Topic', 'Impact materiality', 'Financial materiality'],
      ['E1.1', 5, 4],
      ['E1.2', 1, 3],
      ['S1.1', 2, 5],
    ];
    expect(keysOf(rows)).toEqual(['1-5 to 10 asked']);
    const told = read(rows, asProposed(rows)).plan.scores?.map(
      (each) => each.becomes === 'added' && each.item.impactScore,
    );
    expect(told).toEqual([10, 1, 3]);
  });
});
