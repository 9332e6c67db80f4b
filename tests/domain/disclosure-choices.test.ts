import { describe, expect, it } from 'vitest';
import type { ChosenDisclosure, DisclosureChoice } from '#domain/disclosures/choice.ts';
import { findChoiceProblem, openChoices, standingOf, tellChoices } from '#domain/disclosures/open-choices.ts';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { undertakings } from '#domain/reference/phase-in-options.ts';
import { openPhaseIns, type PhaseInBasis } from '#domain/reference/phase-ins.ts';
import { readOneOf } from '#domain/reference/read-table.ts';
import { type DisclosureLine, disclosureLines } from '#domain/results/disclosures.ts';
import { mustHave } from '../shared/must-have.ts';

const basisOf = (
  undertaking: PhaseInBasis['undertaking'],
  year: number,
  more: Partial<PhaseInBasis> = {},
): PhaseInBasis => ({
  esrsVersion: 'esrs-2026',
  financialYearStart: `${year}-01-01`,
  undertaking,
  firstReportYear: undertaking === 'from-2027' ? 2027 : null,
  ...more,
});

/** The lines of a version if these topics are material. */
const linesOf = (version: EsrsVersion, ...codes: string[]): DisclosureLine[] =>
  disclosureLines(
    codes.map((code) => ({
      code,
      standard: readOneOf(STANDARD_CODES, code.slice(0, 2)),
      materialBy: 'impact' as const,
    })),
    disclosureRequirements[version],
  );
const lineOf = (version: EsrsVersion, code: string, ...material: string[]) =>
  mustHave(linesOf(version, ...material).find(({ requirement }) => requirement.code === code));

/** The requirements with a phase-in, as 'code part until'. */
const openTo = (basis: PhaseInBasis) =>
  disclosureRequirements[basis.esrsVersion].flatMap((requirement) =>
    openPhaseIns(basis, requirement).map(({ part, until }) => `${requirement.code} ${part} ${until}`),
  );

const EFFECTS = [2028, 2030] as const;
const LONG = [
  `SBM-3 effects ${EFFECTS[0]}`,
  `SBM-3 quantitative-effects ${EFFECTS[1]}`,
  `E1-11 effects ${EFFECTS[0]}`,
  `E1-11 quantitative-effects ${EFFECTS[1]}`,
  'E2-5 both-substances 2028',
  'E2-5 very-high-concern 2028',
  'E2-5 substances 2030',
];
const STANDARDS_LATER = ['E4-1', 'E4-2', 'E4-3', 'E4-4', 'E4-5'].concat(
  ['S2', 'S3', 'S4'].flatMap((standard) => [1, 2, 3, 4].map((number) => `${standard}-${number}`)),
);
const DATAPOINTS_LATER = ['S1-6', 'S1-7', 'S1-10', 'S1-11', 'S1-12', 'S1-13', 'S1-14'];

describe('the phase-ins of the revised set', () => {
  it('give wave one above both thresholds E4, S2, S3, S4 and datapoints of S1 before 2027, and effects longer (§125)', () => {
    const open = openTo(basisOf('wave-one-above', 2026));
    expect(open).toEqual(expect.arrayContaining(LONG));
    const until2027 = open.filter((one) => one.endsWith('2027')).map((one) => one.split(' ')[0]);
    expect(until2027.toSorted()).toEqual([...STANDARDS_LATER, ...DATAPOINTS_LATER].toSorted());
    expect(openTo(basisOf('wave-one-above', 2027))).toEqual(LONG);
    expect(openTo(basisOf('wave-one-above', 2028))).toEqual(LONG.filter((one) => one.endsWith('2030')));
    expect(openTo(basisOf('wave-one-above', 2030))).toEqual([]);
  });

  it('give wave one not above both all topical standards before 2027, and afterwards what those above have (§126)', () => {
    const open = openTo(basisOf('wave-one-below', 2026));
    const whole = open.filter((one) => one.includes(' whole 2027')).map((one) => one.split(' ')[0]);
    const topical = disclosureRequirements['esrs-2026'].filter(({ topicStandard }) => topicStandard !== null);
    expect(whole).toEqual(topical.map(({ code }) => code));
    expect(openTo(basisOf('wave-one-below', 2027))).toEqual(LONG);
  });

  it('give the others their first years of reporting, from the year in which these begin (§127)', () => {
    const first = openTo(basisOf('from-2027', 2027));
    expect(first).toEqual(
      expect.arrayContaining(['E4-1 whole 2029', 'S2-1 whole 2029', 'S1-6 whole 2028', 'S1-7 outside-eea 2028']),
    );
    expect(first).toEqual(
      expect.arrayContaining(['SBM-3 effects 2029', 'SBM-3 quantitative-effects 2031', 'E2-5 substances 2030']),
    );
    const third = openTo(basisOf('from-2027', 2029));
    expect(third).toEqual([
      'SBM-3 quantitative-effects 2031',
      'E1-11 quantitative-effects 2031',
      'E2-5 substances 2030',
    ]);
    expect(openTo(basisOf('from-2027', 2031))).toEqual([]);
    expect(openTo(basisOf('from-2027', 2029, { firstReportYear: 2029 }))).toContain('E4-1 whole 2031');
    expect(openTo(basisOf('from-2027', 2027, { firstReportYear: null }))).toEqual([]);
    // Who reports before the first year does so voluntarily.
    expect(openTo(basisOf('from-2027', 2026))).toEqual([]);
  });

  it('give none to who reports voluntarily, or as long as nobody says what kind of undertaking it is', () => {
    for (const undertaking of ['voluntary', ''] as const) expect(openTo(basisOf(undertaking, 2026))).toEqual([]);
  });

  it('exist for each requirement for which the table of the law names one, and for no other', () => {
    const named = disclosureRequirements['esrs-2026'].filter(({ phaseIn }) => phaseIn).map(({ code }) => code);
    const open = new Set(openTo(basisOf('wave-one-above', 2026)).map((one) => one.split(' ')[0]));
    expect([...open]).toEqual(named);
  });

  it('name their place in the law', () => {
    const sources = (undertaking: PhaseInBasis['undertaking'], year: number) =>
      openPhaseIns(basisOf(undertaking, year), lineOf('esrs-2026', 'E4-2').requirement).map(({ source }) => source);
    expect(sources('wave-one-above', 2026)).toEqual(['ESRS 1 §125(a)']);
    expect(sources('wave-one-below', 2026)).toEqual(['ESRS 1 §126']);
    expect(sources('from-2027', 2027)).toEqual(['ESRS 1 §127(a)']);
  });
});

describe('the phase-ins of the set of 2023', () => {
  const of2023 = (undertaking: PhaseInBasis['undertaking'], year: number) =>
    openTo(basisOf(undertaking, year, { esrsVersion: 'esrs-2023' }));

  it.each(undertakings.map(({ id }) => id))('can be stated by wave one only, until the set ends: %s', (undertaking) => {
    const open = of2023(undertaking, 2026);
    if (!undertaking.startsWith('wave-one')) expect(open).toEqual([]);
    else {
      expect(open).toContain('E4-1 stated 2027');
      expect(open.some((one) => /^(BP|GOV|IRO|MDR)|IRO-1 /.test(one))).toBe(false);
    }
    expect(of2023(undertaking, 2027)).toEqual([]);
  });

  it('need the place on which the company relies, because our tables do not hold them', () => {
    const chosen = choose('E4-1', { choice: 'phased-in', phaseIn: 'stated', until: 2027 });
    const basis = basisOf('wave-one-above', 2026, { esrsVersion: 'esrs-2023' });
    const line = lineOf('esrs-2023', 'E4-1', 'E4.1');
    expect(findChoiceProblem(chosen, line, basis)).toBe('reason-missing');
    expect(findChoiceProblem({ ...chosen, reason: 'Appendix C' }, line, basis)).toBeUndefined();
    expect(findChoiceProblem({ ...chosen, reason: 'Appendix C', until: 2028 }, line, basis)).toBe('phase-in-too-long');
  });
});

const choose = (requirement: string, more: Partial<ChosenDisclosure>): ChosenDisclosure => ({
  requirement,
  ...{ choice: 'left-out', phaseIn: '', until: null, ground: '', reason: '', topicCodes: [] },
  ...more,
});

describe('a choice on a disclosure requirement', () => {
  const now = basisOf('wave-one-above', 2026);

  it.each([
    [
      'a phase-in as long as the law gives it',
      'E4-2',
      { choice: 'phased-in', phaseIn: 'whole', until: 2027 },
      undefined,
    ],
    [
      'a later date than that of the law',
      'E4-2',
      { choice: 'phased-in', phaseIn: 'whole', until: 2028 },
      'phase-in-too-long',
    ],
    ['a date that has passed', 'E4-2', { choice: 'phased-in', phaseIn: 'whole', until: 2026 }, 'phase-in-not-open'],
    ['no date', 'E4-2', { choice: 'phased-in', phaseIn: 'whole' }, 'phase-in-not-open'],
    [
      'a phase-in that the law does not give',
      'E4-2',
      { choice: 'phased-in', phaseIn: 'effects', until: 2027 },
      'phase-in-not-open',
    ],
    ['an omission with ground and reason', 'E4-5', { ground: 'not-material', reason: 'Below our criteria' }, undefined],
    ['an omission without a reason', 'E4-5', { ground: 'confidential', reason: ' ' }, 'reason-missing'],
    ['an omission without a ground', 'E4-5', { reason: 'So' }, 'ground-not-open'],
    ['a condition that is not met', 'E4-1', { ground: 'condition-not-met', reason: 'No plan is public' }, undefined],
    ['a condition of one that has none', 'E4-5', { ground: 'condition-not-met', reason: 'So' }, 'ground-not-open'],
    ['no policy in place', 'E4-2', { choice: 'none', topicCodes: ['E4.1'] }, undefined],
    ['no policy in place for any topic', 'E4-2', { choice: 'none' }, 'topics-missing'],
    ['no metric in place', 'E4-5', { choice: 'none', topicCodes: ['E4.1'] }, 'none-not-open'],
    ['a requirement that is not due', 'S2-1', { ground: 'not-material', reason: 'So' }, 'not-due'],
  ] as const)('%s', (_name, code, more, problem) => {
    const line = lineOf('esrs-2026', code, 'E4.1');
    expect(
      findChoiceProblem(
        choose(code, { ...more, topicCodes: [...('topicCodes' in more ? more.topicCodes : [])] }),
        line,
        now,
      ),
    ).toBe(problem);
  });

  it('on policies, actions and targets of the set of 2023 is never to leave them out; that there is none is disclosed (§33)', () => {
    const basis = basisOf('wave-one-above', 2026, { esrsVersion: 'esrs-2023' });
    const groundsOf = (code: string) => openChoices(lineOf('esrs-2023', code, 'E4.1'), basis);
    for (const code of ['MDR-P', 'MDR-A', 'MDR-T'])
      expect(groundsOf(code)).toMatchObject({ grounds: [], canBeNone: true });
    expect(groundsOf('E4-2')).toMatchObject({ grounds: ['not-related'], canBeNone: true });
    expect(groundsOf('MDR-M')).toMatchObject({ grounds: ['not-material'], canBeNone: false });
    expect(groundsOf('E4-5')).toMatchObject({ grounds: ['not-material', 'not-related'], canBeNone: false });
  });

  it('leaves out nothing of ESRS 2 under the set of 2023 (§29), and only what is not material or confidential under the revised one (§24, §100)', () => {
    const of2023 = basisOf('wave-one-above', 2026, { esrsVersion: 'esrs-2023' });
    for (const code of ['GOV-1', 'IRO-1', 'E1.IRO-1'])
      expect(openChoices(lineOf('esrs-2023', code), of2023)).toMatchObject({ grounds: [], canBeNone: false });
    expect(openChoices(lineOf('esrs-2026', 'GOV-1'), now).grounds).toEqual(['not-material', 'confidential']);
  });
});

describe('where a choice stands', () => {
  const row = (more: Partial<DisclosureChoice>): DisclosureChoice => ({
    ...choose('E4-2', { choice: 'phased-in', phaseIn: 'whole', until: 2027 }),
    ...{ esrsVersion: 'esrs-2026', carriedFrom: '', chosenBy: 'Ada', chosenAt: '2026-01-01T00:00:00.000Z' },
    ...more,
  });
  const standing = (choice: DisclosureChoice, basis: PhaseInBasis, ...material: string[]) =>
    standingOf(choice, lineOf(basis.esrsVersion, choice.requirement, ...material), basis);

  it('is in force while its requirement is due and the law gives it', () => {
    expect(standing(row({}), basisOf('wave-one-above', 2026), 'E4.1')).toBe('in-force');
    expect(standing(row({ choice: 'none', topicCodes: [] }), basisOf('voluntary', 2026), 'E4.1')).toBe('in-force');
  });

  it('is over from the year on in which it is reported', () => {
    expect(standing(row({}), basisOf('wave-one-above', 2027), 'E4.1')).toBe('over');
  });

  it('is not open once the company says that it is another kind of undertaking', () => {
    expect(standing(row({}), basisOf('voluntary', 2026), 'E4.1')).toBe('not-open');
  });

  it('is no longer due once its requirement does not apply, or after a transfer to the other version', () => {
    expect(standing(row({}), basisOf('wave-one-above', 2026), 'E1.1')).toBe('no-longer-due');
    const transferred = basisOf('wave-one-above', 2026, { esrsVersion: 'esrs-2023' });
    expect(standing(row({}), transferred, 'E4.1')).toBe('no-longer-due');
  });

  it('is told in the order of the law, those of the other version last', () => {
    const rows = [row({ esrsVersion: 'esrs-2023' }), row({ requirement: 'S2-1' }), row({ requirement: 'E4-5' })];
    const told = tellChoices(rows, linesOf('esrs-2026', 'E4.1'), basisOf('wave-one-above', 2026));
    expect(told.map(({ choice, standing: stands }) => [choice.esrsVersion, choice.requirement, stands])).toEqual([
      ['esrs-2026', 'E4-5', 'in-force'],
      ['esrs-2026', 'S2-1', 'no-longer-due'],
      ['esrs-2023', 'E4-2', 'no-longer-due'],
    ]);
  });
});
