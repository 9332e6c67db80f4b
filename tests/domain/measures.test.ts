import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { bothScoresOf } from '#domain/measures/basis.ts';
import type { NetScore } from '#domain/measures/measure.ts';
import {
  type MeasureFacts,
  netOf,
  netProblems,
  statableNetValues,
  whyIdle,
  whyNoNet,
} from '#domain/measures/net-score.ts';

const YEAR = '2025-01-01';
const id = 'c' as ComponentId;

const WORKS = { kind: 'prevention', state: 'implemented', since: '2024-03-01', effectiveness: 'effective' } as const;
type Facts = Omit<MeasureFacts, 'componentId'>;
const measure = (fields: Partial<Facts> = {}): Facts => ({ ...WORKS, ...fields });

const NOTHING: NetScore = {
  ...{ componentId: id, scale: null, scope: null, irremediability: null },
  ...{ severity: null, magnitude: null, likelihood: null, reason: 'Measured' },
};

const base = (kind: Component['kind'], fields: Partial<Component>): Component => ({
  ...newComponent(id, 't' as TopicId, kind),
  severityOpen: false,
  likelihoodOpen: false,
  ...fields,
});
const HARM = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const;
const harm = (fields: Partial<Component> = {}) =>
  base('impact', { ...HARM, impactSeverity: 4, impactLikelihood: 4, ...fields });
const detailed = (fields: Partial<Component> = {}) =>
  harm({ impactSeverity: 5, impactScale: 5, impactScope: 3, impactIrremediability: 2, ...fields });
const risk = (fields: Partial<Component> = {}) =>
  base('risk', { financialRiskOpportunity: 4, financialLikelihood: 5, ...fields });

/** The component, its stated net values and named measures; the score before and after, or why there is none after. */
type Row = [string, Component, Partial<NetScore> | undefined, Partial<Facts>[], number | null, number | string];

const IS = [{}];
const rows: Row[] = [
  // A potential negative impact: implemented, effective prevention and mitigation counts (2026 §43(b)).
  ['a potential harm with a lower likelihood', harm(), { likelihood: 2 }, IS, 16, 8],
  ['a potential harm with a lower severity', harm(), { severity: 2 }, IS, 16, 8],
  ['a potential harm with both lower', harm(), { severity: 2, likelihood: 1 }, IS, 16, 2],
  ['a potential harm, mitigated', harm(), { severity: 3 }, [{ kind: 'mitigation' }], 16, 12],
  ['one measure that counts beside one that does not', harm(), { likelihood: 2 }, [{ state: 'planned' }, {}], 16, 8],
  ['values that stay as they are', harm(), {}, IS, 16, 16],
  ['a value stated as it is before', harm(), { severity: 4 }, IS, 16, 16],
  ['nothing stated', harm(), undefined, IS, 16, 'not-stated'],
  ['nothing stated and nothing named', harm(), undefined, [], 16, 'not-stated'],
  // Planned measures, and policies that imply future action, never count (AR 27).
  ['a planned measure', harm(), { likelihood: 2 }, [{ state: 'planned' }], 16, 'no-measure'],
  [
    'a planned measure judged effective',
    harm(),
    { likelihood: 2 },
    [{ state: 'planned', effectiveness: 'effective' }],
    16,
    'no-measure',
  ],
  [
    'several planned measures',
    harm(),
    { likelihood: 1 },
    [{ state: 'planned' }, { state: 'planned' }],
    16,
    'no-measure',
  ],
  ['a measure implemented after the year', harm(), { likelihood: 2 }, [{ since: '2026-01-01' }], 16, 'no-measure'],
  ['a measure implemented on the last day', harm(), { likelihood: 2 }, [{ since: '2025-12-31' }], 16, 8],
  // Remediation never counts.
  ['remediation of a potential harm', harm(), { severity: 2 }, [{ kind: 'remediation' }], 16, 'no-measure'],
  ['remediation of a risk', risk(), { magnitude: 2 }, [{ kind: 'remediation' }], 20, 'no-measure'],
  // Only effective measures count.
  ['a measure nobody has judged', harm(), { likelihood: 2 }, [{ effectiveness: null }], 16, 'no-measure'],
  ['a measure that does not work', harm(), { likelihood: 2 }, [{ effectiveness: 'not-effective' }], 16, 'no-measure'],
  ['no measure at all', harm(), { likelihood: 2 }, [], 16, 'no-measure'],
  // An actual impact is assessed as it manifested in the year (2026 §43(a)).
  ['an actual harm', harm({ actualPotentialImpact: 'Actual' }), { severity: 1 }, IS, 20, 'actual'],
  [
    'an actual harm that was repaired',
    harm({ actualPotentialImpact: 'Actual' }),
    { severity: 1 },
    [{ kind: 'remediation' }],
    20,
    'actual',
  ],
  [
    'an actual harm with a lower likelihood',
    harm({ actualPotentialImpact: 'Actual' }),
    { likelihood: 1 },
    IS,
    20,
    'actual',
  ],
  [
    'an actual harm with details',
    detailed({ actualPotentialImpact: 'Actual' }),
    { irremediability: 1 },
    IS,
    25,
    'actual',
  ],
  // No measure makes a positive impact or an opportunity smaller.
  ['a potential positive impact', harm({ impactPolarity: 'Positive' }), { likelihood: 1 }, IS, 16, 'positive'],
  [
    'an actual positive impact',
    harm({ impactPolarity: 'Positive', actualPotentialImpact: 'Actual' }),
    { severity: 1 },
    IS,
    20,
    'positive',
  ],
  [
    'an opportunity',
    base('opportunity', { financialRiskOpportunity: 4, financialLikelihood: 5 }),
    { magnitude: 1 },
    IS,
    20,
    'opportunity',
  ],
  // Polarity and actuality have to be stated first.
  [
    'an impact of which it is not said whether it is actual',
    harm({ actualPotentialImpact: null }),
    { likelihood: 1 },
    IS,
    null,
    'not-said',
  ],
  ['an impact without a polarity', harm({ impactPolarity: null }), { likelihood: 1 }, IS, null, 'not-said'],
  // Human rights: severity takes precedence, so a lower likelihood lowers nothing.
  ['a human-rights harm with a lower likelihood', harm({ humanRights: true }), { likelihood: 1 }, IS, 20, 20],
  ['a human-rights harm with a lower severity', harm({ humanRights: true }), { severity: 2 }, IS, 20, 10],
  [
    'an actual human-rights harm',
    harm({ humanRights: true, actualPotentialImpact: 'Actual' }),
    { severity: 2 },
    IS,
    20,
    'actual',
  ],
  // Where details give the severity, they are stated net; any one of them still makes it severe.
  ['all details lower', detailed(), { scale: 2, scope: 2, irremediability: 2 }, IS, 20, 8],
  ['the highest detail lower', detailed(), { scale: 2 }, IS, 20, 12],
  ['a detail lower that decides nothing', detailed(), { scope: 1 }, IS, 20, 20],
  ['a severity stated beside details', detailed(), { severity: 1 }, IS, 20, 20],
  ['a detail that is not scored before', detailed({ impactScope: null }), { scale: 2, scope: 1 }, IS, 20, 8],
  ['details that are not scored at all', harm(), { scale: 1 }, IS, 16, 16],
  [
    'a severity judged otherwise than its details',
    detailed({ impactSeverity: 3, severityReason: 'One basin' }),
    { severity: 2 },
    IS,
    12,
    8,
  ],
  [
    'details of a severity judged otherwise',
    detailed({ impactSeverity: 3, severityReason: 'One basin' }),
    { scale: 1 },
    IS,
    12,
    12,
  ],
  // The score after measures is never higher than before.
  ['a severity above', harm(), { severity: 5 }, IS, 16, 16],
  ['a likelihood above', harm(), { likelihood: 5, severity: 3 }, IS, 16, 12],
  ['a magnitude above', risk(), { magnitude: 5 }, IS, 20, 20],
  ['a detail above', detailed(), { scope: 5, scale: 3 }, IS, 20, 12],
  // Risks.
  ['a risk with a lower magnitude', risk(), { magnitude: 2 }, IS, 20, 10],
  ['a risk with a lower likelihood', risk(), { likelihood: 1 }, [{ kind: 'mitigation' }], 20, 4],
  ['a risk with a severity stated', risk(), { severity: 1 }, IS, 20, 20],
  ['a risk with a planned measure', risk(), { magnitude: 1 }, [{ state: 'planned' }], 20, 'no-measure'],
  // Open scores stay open; entries that are not relevant are shown but not counted.
  ['a harm whose likelihood nobody has given', harm({ likelihoodOpen: true }), { severity: 2 }, IS, null, 'open'],
  ['a harm that is not relevant', harm({ impactRelevant: false }), { likelihood: 2 }, IS, 16, 8],
];

describe('the score before and after measures', () => {
  it.each(rows)('is computed for %s', (_, component, stated, measures, gross, after) => {
    const net = stated && { ...NOTHING, ...stated };
    expect(scoreComponent(component).score).toBe(gross);
    const found = netOf(component, net, measures.map(measure), YEAR);
    if (found.state === 'counts') {
      const { score, counted } = scoreComponent(found.lowered);
      expect(score ?? 'open').toBe(after);
      expect(counted).toBe(scoreComponent(component).counted);
    } else expect(found.state === 'not-possible' ? found.why : found.state).toBe(after);
  });

  it.each(rows)('counts on the basis that the company adopted: %s', (_, component, stated, measures, gross, after) => {
    const of = (scoreBasis: 'gross' | 'net') =>
      bothScoresOf({
        assessment: { financialYearStart: YEAR, scoreBasis },
        measures: measures.map((fields) => ({ ...measure(fields), componentId: id })),
        netScores: stated ? [{ ...NOTHING, ...stated }] : [],
      })(component);
    const isCounting = typeof after === 'number';
    expect(of('gross').score.score).toBe(gross);
    expect(of('net').score.score).toBe(isCounting ? after : gross);
    if (!isCounting && after !== 'open') expect(of('net').beside ?? of('gross').beside).toBeUndefined();
    if (isCounting) expect([of('gross').beside?.score, of('net').beside?.score]).toEqual([after, gross]);
  });
});

describe('a measure', () => {
  it.each<[string, Partial<Facts>, string | null]>([
    ['that is there and works', {}, null],
    ['of mitigation', { kind: 'mitigation' }, null],
    ['of remediation', { kind: 'remediation' }, 'remediation'],
    ['of remediation that is planned', { kind: 'remediation', state: 'planned' }, 'remediation'],
    ['that is planned', { state: 'planned' }, 'planned'],
    ['that came after the year', { since: '2026-02-01' }, 'later'],
    ['that nobody has judged', { effectiveness: null }, 'not-judged'],
    ['that does not work', { effectiveness: 'not-effective' }, 'not-effective'],
  ])('%s: why it lowers nothing', (_, fields, why) => {
    expect(whyIdle(measure(fields), YEAR)).toBe(why);
  });

  it('counts until the day before the next year if the year does not begin in January', () => {
    expect(whyIdle(measure({ since: '2026-03-31' }), '2025-04-01')).toBeNull();
    expect(whyIdle(measure({ since: '2026-04-01' }), '2025-04-01')).toBe('later');
  });
});

describe('stating a score after measures', () => {
  const problems = (component: Component, stated: Partial<NetScore>, named: Partial<Facts>[] = IS) =>
    netProblems(component, { ...NOTHING, ...stated }, named.map(measure), YEAR);

  it('uses the values in which the original score was given', () => {
    const valuesOf = (component: Component) => statableNetValues(component).map(({ value, gross }) => [value, gross]);
    expect(valuesOf(harm())).toEqual([
      ['severity', 4],
      ['likelihood', 4],
    ]);
    expect(valuesOf(detailed())).toEqual([
      ['scale', 5],
      ['scope', 3],
      ['irremediability', 2],
      ['likelihood', 4],
    ]);
    expect(valuesOf(risk())).toEqual([
      ['magnitude', 4],
      ['likelihood', 5],
    ]);
    expect(valuesOf(harm({ actualPotentialImpact: 'Actual' }))).toEqual([]);
    expect(valuesOf(harm({ severityOpen: true }))).toEqual([['likelihood', 4]]);
    expect(valuesOf(risk({ likelihoodOpen: true }))).toEqual([['magnitude', 4]]);
    expect(problems(harm({ impactSeverity: 3, severityOpen: true }), { severity: 4 })).toEqual({});
    expect(whyNoNet(harm())).toBeNull();
  });

  it.each<[string, Partial<NetScore>, Partial<Facts>[], object]>([
    ['lower than before', { severity: 3, likelihood: 4 }, IS, {}],
    ['higher than before', { severity: 5, likelihood: 1 }, IS, { severity: 'net-above-gross' }],
    [
      'without a measure',
      { severity: 3, likelihood: 1 },
      [],
      { severity: 'net-needs-measure', likelihood: 'net-needs-measure' },
    ],
    ['with a planned one alone', { likelihood: 1 }, [{ state: 'planned' }], { likelihood: 'net-needs-measure' }],
  ])('%s', (_, stated, named, found) => {
    expect(problems(harm(), stated, named)).toEqual(found);
  });

  it('is not possible for an actual impact', () => {
    expect(problems(harm({ actualPotentialImpact: 'Actual' }), { severity: 1 })).toEqual({
      severity: 'net-not-possible',
    });
  });
});
