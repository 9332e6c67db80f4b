import { describe, expect, it } from 'vitest';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { readOneOf } from '#domain/reference/read-table.ts';
import type { MaterialBy } from '#domain/results/classification.ts';
import {
  type DisclosureState,
  disclosureLines,
  disclosuresByStandard,
  type TopicConclusion,
} from '#domain/results/disclosures.ts';

const concluded = (conclusions: Record<string, MaterialBy>): TopicConclusion[] =>
  Object.entries(conclusions).map(([code, materialBy]) => ({
    code,
    standard: readOneOf(STANDARD_CODES, code.slice(0, 2)),
    materialBy,
  }));

const linesOf = (version: EsrsVersion, conclusions: Record<string, MaterialBy>) =>
  disclosureLines(concluded(conclusions), disclosureRequirements[version]);

function codesIn(state: DisclosureState, version: EsrsVersion, conclusions: Record<string, MaterialBy>) {
  return linesOf(version, conclusions)
    .filter((line) => line.state === state)
    .map(({ requirement }) => requirement.code);
}

const IRO_1_OF_TOPICS = ['E1.IRO-1', 'E2.IRO-1', 'E3.IRO-1', 'E4.IRO-1', 'E5.IRO-1', 'G1.IRO-1'];
const DETAILS_2023 = ['MDR-P', 'MDR-A', 'MDR-M', 'MDR-T'];
const DETAILS_2026 = ['GDR-P', 'GDR-A', 'GDR-M', 'GDR-T'];

describe('disclosures, each in one of six states', () => {
  it.each([
    ['esrs-2023', 12],
    ['esrs-2026', 10],
  ] as const)('under %s always include %i of ESRS 2, whatever is concluded', (version, count) => {
    for (const conclusions of [{}, { 'E1.1': 'both' }, { 'E1.1': 'open' }, { 'E1.1': 'none' }] as const) {
      const always = linesOf(version, conclusions).filter(({ state }) => state === 'always');
      expect(always).toHaveLength(count);
      expect(always.every(({ requirement }) => requirement.standard === 'ESRS 2')).toBe(true);
    }
  });

  it('of 2026 ask whether phase-ins are used before BP-2 applies, whatever is concluded (ESRS 2 §8-10)', () => {
    for (const conclusions of [{}, { 'E1.1': 'both' }, { 'E1.1': 'none' }] as const)
      expect(codesIn('possible', 'esrs-2026', conclusions)).toContain('BP-2');
    expect(codesIn('always', 'esrs-2023', {})).toContain('BP-2');
  });

  it('of 2026 that have a condition may apply if a topic is material, and stay not material otherwise', () => {
    const ofClimate = { 'E1.1': 'impact', 'E4.1': 'none' } as const;
    expect(codesIn('possible', 'esrs-2026', ofClimate)).toEqual(['BP-2', 'E1-9', 'E1-10']);
    expect(codesIn('not-material', 'esrs-2026', ofClimate)).toContain('E4-1');
    const withCondition = disclosureRequirements['esrs-2026'].filter(({ condition }) => condition !== undefined);
    expect(withCondition.map(({ code }) => code)).toEqual(['BP-2', 'E1-9', 'E1-10', 'E4-1', 'S1-6']);
    for (const { condition } of withCondition) expect(condition).toMatch(/^only if /);
  });

  it('of 2023 may apply as far as they concern the material matter: the act names none by matter (ESRS 1 §30(a), §34(a))', () => {
    const ofTraining = { 'S1.2': 'impact' } as const;
    const possible = codesIn('possible', 'esrs-2023', ofTraining);
    expect(possible).toHaveLength(17);
    expect(possible).toEqual(expect.arrayContaining(['S1-1', 'S1-17']));
    expect(codesIn('due', 'esrs-2023', ofTraining)).toEqual([...DETAILS_2023, 'S1.SBM-2', 'S1.SBM-3']);
  });

  it.each([{}, { 'E1.1': 'none' }, { 'E1.1': 'open' }, { 'E1.1': 'both', 'G1.1': 'impact' }] as const)(
    'of 2023 include IRO-1 of E1 to E5 and G1 as jointly applicable with %j (ESRS 1 §29)',
    (conclusions) => {
      expect(codesIn('joint', 'esrs-2023', conclusions)).toEqual(IRO_1_OF_TOPICS);
      expect(codesIn('joint', 'esrs-2026', conclusions)).toEqual([]);
    },
  );

  it('let the other jointly applicable ones of 2023 follow their topic (ESRS 2 Appendix C)', () => {
    const due = codesIn('due', 'esrs-2023', { 'E1.1': 'impact', 'S1.1': 'none' });
    expect(due.filter((code) => code.includes('.'))).toEqual(['E1.GOV-3', 'E1.SBM-3']);
    expect(codesIn('not-material', 'esrs-2023', { 'S1.1': 'none' })).toContain('S1.SBM-3');
  });

  it.each([
    ['esrs-2023', 'impact', 9],
    ['esrs-2023', 'financial', 9],
    ['esrs-2026', 'both', 11],
  ] as const)('under %s lead from one topic material by %s to its standard and no other', (version, by, count) => {
    const lines = linesOf(version, { 'E1.1': by, 'E2.1': 'none', 'E3.1': 'open' });
    const due = lines.filter(
      ({ state, requirement }) => (state === 'due' || state === 'possible') && requirement.topicStandard !== null,
    );
    const topical = due.filter(({ requirement: { code } }) => /^[ESG]\d-/.test(code));
    expect(topical).toHaveLength(count);
    expect(new Set(topical.map(({ requirement }) => requirement.standard))).toEqual(new Set(['E1']));
    expect(new Set(topical.flatMap(({ topicCodes }) => topicCodes))).toEqual(new Set(['E1.1']));
  });

  it.each([
    ['esrs-2023', DETAILS_2023],
    ['esrs-2026', DETAILS_2026],
  ] as const)(
    'under %s include policies, actions, metrics and targets only if a topic is material',
    (version, codes) => {
      expect(codesIn('due', version, { 'S3.1': 'impact' })).toEqual(expect.arrayContaining([...codes]));
      expect(codesIn('not-material', version, { 'S3.1': 'none' })).toEqual(expect.arrayContaining([...codes]));
      expect(codesIn('not-assessed', version, { 'S3.1': 'open' })).toEqual(expect.arrayContaining([...codes]));
    },
  );

  it('stay not assessed for a standard with an open topic, unless another of its topics is material', () => {
    expect(codesIn('not-assessed', 'esrs-2026', { 'E3.1': 'open' })).toContain('E3-1');
    expect(codesIn('not-assessed', 'esrs-2026', { 'E2.1': 'none', 'E2.2': 'open' })).toContain('E2-1');
    expect(codesIn('due', 'esrs-2026', { 'E2.1': 'open', 'E2.2': 'both' })).toContain('E2-1');
  });

  it('are not material for a standard whose topics were all set aside or stay below both thresholds', () => {
    const conclusions = { 'E2.1': 'none', 'E2.2': 'none' } as const;
    expect(codesIn('not-material', 'esrs-2023', conclusions)).toEqual(expect.arrayContaining(['E2-1', 'E3-1']));
    expect(codesIn('not-assessed', 'esrs-2023', conclusions)).toEqual([]);
  });

  it('of 2026 name the sub-topics that lead to them, or all material ones where none does', () => {
    const topicsOf = (conclusions: Record<string, MaterialBy>, code: string) =>
      linesOf('esrs-2026', conclusions).find(({ requirement }) => requirement.code === code)?.topicCodes;
    const bothOfE2 = { 'E2.1': 'impact', 'E2.4': 'impact' } as const;
    expect(topicsOf(bothOfE2, 'E2-4')).toEqual(['E2.1']);
    expect(topicsOf(bothOfE2, 'E2-5')).toEqual(['E2.4']);
    expect(topicsOf(bothOfE2, 'E2-1')).toEqual(['E2.1', 'E2.4']);
    // The act does not divide requirements by sub-topic, so none is ever ruled out: it may apply.
    expect(topicsOf({ 'E2.1': 'impact' }, 'E2-5')).toEqual(['E2.1']);
    expect(codesIn('possible', 'esrs-2026', { 'E2.1': 'impact' })).toContain('E2-5');
    expect(codesIn('due', 'esrs-2026', { 'E2.1': 'impact' })).toContain('E2-4');
    // A topic of the company's own is not in any list.
    expect(topicsOf({ 'E2.1': 'impact', 'E2.9': 'impact' }, 'E2-4')).toEqual(['E2.1', 'E2.9']);
    expect(codesIn('possible', 'esrs-2026', { 'E2.9': 'impact' })).toContain('E2-4');
  });

  it('give every requirement exactly one state', () => {
    for (const version of ['esrs-2023', 'esrs-2026'] as const) {
      const lines = linesOf(version, { 'E1.1': 'both', 'E2.1': 'open', 'E3.1': 'none' });
      expect(lines.map(({ requirement }) => requirement)).toEqual(disclosureRequirements[version]);
    }
  });

  it('are listed standard by standard, each with the topics that determine its state', () => {
    const conclusions = concluded({ 'E1.1': 'both', 'E1.2': 'open', 'E2.1': 'open', 'E2.2': 'none', 'E3.1': 'none' });
    const standards = disclosuresByStandard(conclusions, disclosureRequirements['esrs-2023']);
    expect(standards.map(({ standard }) => standard)).toEqual(['ESRS 2', ...STANDARD_CODES]);
    const told = standards.map(({ standard, state, material, open, below }) =>
      [standard, state, ...[material, open, below].map((topics) => topics.join(' '))].join('|'),
    );
    expect(told.slice(0, 5)).toEqual([
      'ESRS 2|always|E1.1|E1.2 E2.1|E2.2 E3.1',
      'E1|possible|E1.1|E1.2|',
      'E2|not-assessed||E2.1|E2.2',
      'E3|not-material|||E3.1',
      'E4|not-material|||',
    ]);
    expect(standards.flatMap(({ lines }) => lines)).toEqual(
      disclosureLines(conclusions, disclosureRequirements['esrs-2023']),
    );
  });
});
