import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { givenValues, withValues } from '#domain/components/given-values.ts';
import { mergeComponents } from '#domain/components/merge-components.ts';
import { baseAfter, mergeFields, type RowValues } from '#domain/fields/merge.ts';
import { markDifferences } from '#domain/words/mark-differences.ts';
import { processorMs } from '../shared/processor-time.ts';
import { sampleComponent } from './sample-assessment.ts';

const names = ['title', 'area', 'effects'];
const base: RowValues = { title: 'Dust', area: 'Mill', effects: ['cost'] };

describe('two people’s edits of one row', () => {
  it.each<[what: string, mine: RowValues, theirs: RowValues, values: RowValues, kept: string[], asked: string[]]>([
    ['nobody changes anything', {}, {}, {}, [], []],
    ['only I change a field', { title: 'Smoke' }, {}, { title: 'Smoke' }, [], []],
    ['only they change a field', {}, { title: 'Smoke' }, { title: 'Smoke' }, ['title'], []],
    [
      'each changes another field',
      { title: 'Smoke' },
      { area: 'Kiln' },
      { title: 'Smoke', area: 'Kiln' },
      ['area'],
      [],
    ],
    ['both change a field alike', { title: 'Smoke' }, { title: 'Smoke' }, { title: 'Smoke' }, [], []],
    ['both change a field otherwise', { title: 'Smoke' }, { title: 'Soot' }, { title: 'Smoke' }, [], ['title']],
    [
      'both change a list: each element by itself',
      { effects: ['cost', 'revenue'] },
      { effects: ['assets'] },
      { effects: ['revenue', 'assets'] },
      ['effects'],
      [],
    ],
    [
      'both add to a list, they less than I',
      { effects: ['cost', 'revenue', 'assets'] },
      { effects: ['cost', 'assets'] },
      { effects: ['cost', 'revenue', 'assets'] },
      [],
      [],
    ],
    ['they empty what I left', {}, { effects: [] }, { effects: [] }, ['effects'], []],
    ['lists say the same anew', { effects: ['cost'] }, { effects: ['cost'] }, {}, [], []],
    [
      'one field is asked, another merged',
      { title: 'Smoke' },
      { title: 'Soot', area: 'Kiln' },
      { title: 'Smoke', area: 'Kiln' },
      ['area'],
      ['title'],
    ],
  ])('%s', (_, mine, theirs, values, kept, asked) => {
    expect(mergeFields(names, base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      values: { ...base, ...values },
      kept,
      asked,
    });
  });

  it('combines a severity given by one person with a likelihood given by the other', () => {
    const open = sampleComponent('risk', 'E1', 'r', { severityOpen: true, likelihoodOpen: true });
    const mine = { ...open, severityOpen: false, financialRiskOpportunity: 5 } as const;
    const theirs = { ...open, likelihoodOpen: false, financialLikelihood: 2 } as const;
    const { values, asked } = mergeComponents(open, mine, theirs);
    expect(asked).toEqual([]);
    expect(withValues(mine, values)).toEqual({ ...mine, likelihoodOpen: false, financialLikelihood: 2 });
  });

  const unscored = sampleComponent('risk', 'E1', 'r', { severityOpen: true });
  const giving = (financialRiskOpportunity: 3 | 4) =>
    ({ ...unscored, severityOpen: false, financialRiskOpportunity }) as const;

  it.each([
    ['I confirm the default and they set another', giving(3), giving(4)],
    ['they confirm the default and I set another', giving(4), giving(3)],
  ])('asks which score counts if %s at the same time', (_, mine, theirs) => {
    const merged = mergeComponents(unscored, mine, theirs);
    expect(merged.asked).toEqual(['financialRiskOpportunity']);
    expect(withValues(mine, merged.values)).toEqual(mine);
    const chosen = mergeComponents(unscored, mine, theirs, merged.asked).values;
    expect(withValues(mine, chosen)).toEqual(theirs);
    // The next save still asks.
    const next = baseAfter({ ...givenValues(unscored) }, { ...theirs }, merged.asked) as
      | typeof merged.values
      | undefined;
    const later = mergeComponents(next, mine, { ...theirs, title: 'Flood' });
    expect(later.asked).toEqual(['financialRiskOpportunity']);
  });

  it('asks nothing if both confirm the same score, and names the score that the other person gave', () => {
    expect(mergeComponents(unscored, giving(3), giving(3))).toMatchObject({ kept: [], asked: [] });
    const renamed = { ...unscored, title: 'Flood' };
    const merged = mergeComponents(unscored, renamed, giving(3));
    expect(merged).toMatchObject({ kept: ['financialRiskOpportunity'], asked: [] });
    expect(withValues(renamed, merged.values)).toEqual({ ...giving(3), title: 'Flood' });
  });

  it('takes the chosen score if one person cleared it and the other changed it', () => {
    const scored = giving(4);
    const cleared = { ...scored, severityOpen: true };
    const merged = mergeComponents(scored, cleared, giving(3));
    expect(merged.asked).toEqual(['financialRiskOpportunity']);
    expect(withValues(cleared, merged.values)).toEqual(cleared);
    const chosen = mergeComponents(scored, cleared, giving(3), merged.asked).values;
    expect(withValues(cleared, chosen)).toEqual(giving(3));
  });

  it('takes their value only for the fields where it was chosen', () => {
    const mine = { ...base, title: 'Smoke', area: 'Office' };
    const theirs = { ...base, title: 'Soot', area: 'Kiln' };
    expect(mergeFields(names, base, mine, theirs, ['area']).values).toEqual({ ...mine, area: 'Kiln' });
  });

  it('asks about every difference when the base is unknown', () => {
    const { asked, kept } = mergeFields(names, undefined, base, { ...base, area: 'Kiln' });
    expect([asked, kept]).toEqual([['area'], []]);
  });

  it('uses theirs as the next base, except for fields still to be chosen', () => {
    const theirs = { ...base, title: 'Soot', area: 'Kiln' };
    const merged = mergeFields(names, base, { ...base, title: 'Smoke' }, theirs);
    const next = baseAfter(base, theirs, merged.asked);
    expect(next).toEqual({ ...theirs, title: 'Dust' });
    const again = mergeFields(names, next, merged.values, { ...theirs, area: 'Yard' });
    expect([again.kept, again.asked]).toEqual([['area'], ['title']]);
  });
});

const harm = sampleComponent('impact', 'E1.1', 'h', { impactPolarity: 'Negative' });
const scaled = { ...harm, impactScale: 2, impactSeverity: 2 } as const;

describe('two people’s edits of one impact', () => {
  it.each<
    [
      what: string,
      from: Component,
      mine: Partial<Component>,
      theirs: Partial<Component>,
      severity: number,
      asked: string[],
    ]
  >([
    ['each scores a detail', harm, { impactScale: 4, impactSeverity: 4 }, { impactScope: 5, impactSeverity: 5 }, 5, []],
    [
      'mine is the higher detail',
      harm,
      { impactScale: 5, impactSeverity: 5 },
      { impactScope: 2, impactSeverity: 2 },
      5,
      [],
    ],
    ['only they score', harm, { title: 'Smoke' }, { impactScale: 4, impactSeverity: 4 }, 4, []],
    ['mine turns positive', scaled, { impactPolarity: 'Positive' }, { impactScope: 5, impactSeverity: 5 }, 4, []],
    [
      'both score one detail',
      harm,
      { impactScale: 4, impactSeverity: 4 },
      { impactScale: 1, impactSeverity: 1 },
      4,
      ['impactScale'],
    ],
    ['I set it, they score', harm, { impactSeverity: 1 }, { impactScale: 4, impactSeverity: 4 }, 1, ['impactSeverity']],
    [
      'I have a reason, they score',
      scaled,
      { impactSeverity: 1, severityReason: 'Small.' },
      { impactScope: 5, impactSeverity: 5 },
      1,
      ['impactSeverity'],
    ],
    ['they have a reason, I write', scaled, { title: 'Smoke' }, { impactSeverity: 1, severityReason: 'Small.' }, 1, []],
    ['both set it by hand', harm, { impactSeverity: 1 }, { impactSeverity: 5 }, 1, ['impactSeverity']],
  ])('%s: the severity follows the details unless one overrides it', (_, from, mine, theirs, severity, asked) => {
    const merged = mergeComponents(from, { ...from, ...mine }, { ...from, ...theirs });
    expect(merged.values.impactSeverity).toBe(severity);
    expect(merged.asked).toEqual(asked);
  });

  it('follows the detail that was chosen', () => {
    const mine = { ...harm, impactScale: 4, impactSeverity: 4 } as const;
    const theirs = { ...harm, impactScale: 1, impactSeverity: 1 } as const;
    expect(mergeComponents(harm, mine, theirs, ['impactScale']).values).toMatchObject({
      impactScale: 1,
      impactSeverity: 1,
    });
  });

  it('does not report a severity as their change if neither person set it', () => {
    const mine = { ...harm, impactScale: 5, impactSeverity: 5 } as const;
    const theirs = { ...harm, impactScope: 2, impactSeverity: 2 } as const;
    expect(mergeComponents(harm, mine, theirs).kept).toEqual(['impactScope']);
  });
});

const show = (one: string, other: string) =>
  markDifferences(one, other).map((parts) => parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(''));

describe('two texts side by side', () => {
  it.each([
    ['', '', ['', '']],
    ['the same', 'the same', ['the same', 'the same']],
    ['dust from the mill', 'dust from the kiln', ['dust from the [mill]', 'dust from the [kiln]']],
    ['4', '5', ['[4]', '[5]']],
    ['', 'new', ['', '[new]']],
    ['a b c d', 'a x c d', ['a [b] c d', 'a [x] c d']],
    ['one, two.', 'one, two, three.', ['one, two.', 'one, two[, three].']],
    ['4.850,5 t', '4.900,5 t', ['4.[850],5 t', '4.[900],5 t']],
    ['غبار من المطحنة', 'دخان من المطحنة', ['[غبار] من المطحنة', '[دخان] من المطحنة']],
  ])('“%s” and “%s” have their differing words marked', (one, other, shown) => {
    expect(show(one, other)).toEqual(shown);
  });

  it('are compared quickly even at the greatest length', async () => {
    const one = Array.from({ length: 4000 }, (_, index) => `w${index}`).join(' ');
    const other = Array.from({ length: 4000 }, (_, index) => `v${index}`).join(' ');
    const compare = () => markDifferences(`same ${one} end`, `same ${other} end`);
    expect(await processorMs(compare)).toBeLessThan(500);
    const [mine] = compare();
    expect(mine.map(({ differs }) => differs)).toEqual([false, true, false]);
  });
});
