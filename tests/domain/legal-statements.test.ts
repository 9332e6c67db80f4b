import { describe, expect, it } from 'vitest';
import { type MethodFactId, methodFacts } from '#domain/chat/method-facts.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { legalActs, legalSources } from '#domain/reference/legal-sources.ts';
import { mustHave } from '../shared/must-have.ts';

const factOf = (id: MethodFactId) => mustHave(methodFacts.find((fact) => fact.id === id));
const rowOf = (version: EsrsVersion, at: string) =>
  mustHave(legalSources[version].find(({ place }) => place === at)).says;

describe('what the product says of the law', () => {
  it('says that the value chain may be assessed without asking its actors, and not that this is where to look (2026 §33)', () => {
    expect(rowOf('esrs-2026', 'ESRS 1 §33')).toContain('without direct input');
    expect(factOf('where-to-look').law['esrs-2026']).toBe('ESRS 1 §32(b)');
    const fact = factOf('asking-the-value-chain');
    expect(fact.law).toEqual({ 'esrs-2023': null, 'esrs-2026': 'ESRS 1 §33' });
    expect(fact.text).toMatch(/^No, .* without direct input/);
  });

  it('keeps "less likely than not" for 2023 and "not in the accounts" for both (2023 AR 15(b), 2026 AR 31(b))', () => {
    expect(rowOf('esrs-2026', 'ESRS 1 AR 31(b)')).not.toContain('likely');
    const { text } = factOf('unlikely-effects');
    expect(text).toMatch(/Under the set of 2023, .*less likely than not/);
    expect(text).toMatch(/Under both sets, .*not, or not yet, in the financial statements/);
  });

  it('grounds thresholds of 2026 on qualitative considerations and quantitative thresholds (2026 §37, AR 19)', () => {
    for (const id of ['thresholds', 'scoring'] as const)
      expect(factOf(id).text).toMatch(/qualitative considerations and quantitative thresholds/);
    expect(rowOf('esrs-2026', 'ESRS 1 §37')).not.toContain('own');
    expect(rowOf('esrs-2023', 'ESRS 1 §42')).not.toContain('own');
  });

  it('takes the value-chain cap from the acts that set it (2026 §66)', () => {
    const fact = factOf('value-chain-cap');
    expect(fact.text).toContain('protected undertakings');
    expect(fact.text).toContain('outside the Union');
    expect(`${fact.law['esrs-2026']}`).toBe(
      'Directive 2013/34/EU as amended by Directive (EU) 2026/470; Delegated Regulation (EU) 2026/1560; ESRS 1 §66',
    );
    expect(legalActs.map(({ number }) => number)).toContain('2026/1560');
    const voluntary = factOf('voluntary-standard');
    expect(voluntary.law['esrs-2026']).toContain('2026/1560');
    expect(`${voluntary.text} ${voluntary.convention}`).not.toContain('no materiality assessment');
  });

  it('says what is disclosed where there is no policy, action or target (2023 §33, 2026 ESRS 2 §39)', () => {
    const fact = factOf('minimum-disclosure-requirements');
    expect(fact.text).toMatch(/has none, it discloses that fact/);
    expect(fact.law['esrs-2023']).toContain('§33');
    expect(fact.law['esrs-2026']).toContain('§39');
    expect(factOf('information-materiality').law['esrs-2023']).toBe('ESRS 1 §31, §34, §35');
  });

  it('tells what IRO-1, IRO-2 and SBM-3 contain in each version', () => {
    for (const id of ['iro-1', 'iro-2', 'sbm-3', 'what-to-disclose'] as const)
      expect(factOf(id).text).toMatch(/2023.*(revised|2026)/s);
    expect(factOf('iro-2').text).toMatch(/revised set.*material impacts, risks and opportunities/);
    expect(factOf('iro-1').text).toMatch(/control.*GOV-4|GOV-4.*control/s);
  });

  it('says that a company looks for significant changes at each reporting date, and not that it concludes anew (2026 §34)', () => {
    expect(factOf('annual-review').text).toMatch(/whether significant changes have occurred/);
  });

  it('says from when which companies report, and what is not verified', () => {
    const { text } = factOf('scope-of-csrd');
    expect(text).toContain('1 January 2027');
    expect(text).toContain('Member State');
    expect(text).toMatch(/not verified.*29 November 2026/);
    expect(factOf('assurance').text).toMatch(/not verified.*29 November 2026/);
  });

  it('lets characteristics of severity unexamined only where the impact is severe without them (2026 AR 15)', () => {
    expect(rowOf('esrs-2026', 'ESRS 1 AR 15')).toContain('severe');
    const fact = factOf('not-every-detail');
    expect(fact.law['esrs-2023']).toBeNull();
    expect(fact.text).toMatch(/conclude that an impact is severe/);
  });

  it('says that information of ESRS 2 that is not material is left out too (2026 §24, AR 12)', () => {
    const fact = factOf('always-due');
    expect(fact.law).toEqual({ 'esrs-2023': 'ESRS 1 §29', 'esrs-2026': 'ESRS 1 §24, §29(a), AR 12' });
    expect(fact.text).toMatch(/revised set.*not material.*ESRS 2/s);
  });

  it('measures the time horizons from the end of the reporting period', () => {
    for (const [version, place] of [
      ['esrs-2023', 'ESRS 1 §77'],
      ['esrs-2026', 'ESRS 1 §79'],
    ] as const)
      expect(rowOf(version, place)).toMatch(/^intervals from the end of the reporting period/);
    expect(factOf('time-horizons').text).toMatch(/^All three start at the end of the reporting period/);
  });

  it('tells who may leave out what for how long (2026 §122, §125 to §127)', () => {
    const fact = factOf('phase-ins');
    expect(fact.law['esrs-2026']).toBe('ESRS 1 §122, §125 to §127, ESRS 2 BP-2 §8 to §10');
    expect(fact.text).toContain('EUR 450m');
    expect(fact.text).toContain('all topical standards');
  });
});
