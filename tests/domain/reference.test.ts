import { describe, expect, it } from 'vitest';
import { scoreComponent } from '#domain/components/component-score.ts';
import { validateComponent } from '#domain/components/component-validation.ts';
import { takeStarter } from '#domain/components/take-starter.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { openSizes } from '#domain/reference/open-sizes.ts';
import { isOptionId, labelOf, type Option } from '#domain/reference/option.ts';
import * as options from '#domain/reference/options.ts';
import { sectorIros } from '#domain/reference/sector-iros.ts';
import { preselectIndustry, preselectSize } from '#domain/reference/setup-options.ts';
import { starterIndustries, starterOrigins } from '#domain/reference/starter-origins.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { mustHave } from '../shared/must-have.ts';

const LISTS: Record<string, readonly Option[]> = { ...options };
const order = (industry: string) => starterIndustries.findIndex(({ id }) => id === industry);
const VERSIONS = ['esrs-2023', 'esrs-2026'] as const;

describe.each(VERSIONS)('the topic catalogue of %s', (version) => {
  const topics = topicCatalogue[version];

  it('has ten standards and 37 topics under unique codes, numbered in order', () => {
    expect(new Set(topics.map((topic) => topic.standard)).size).toBe(esrsVersions[version].counts.standards);
    expect(topics).toHaveLength(esrsVersions[version].counts.topics);
    expect(esrsVersions[version].counts).toEqual({ standards: 10, topics: 37 });
    expect(new Set(topics.map((topic) => topic.code)).size).toBe(37);
    expect(topics.map((topic) => topic.position)).toEqual(Array.from({ length: 37 }, (_, index) => index + 1));
  });

  it('begins each description with the standard and its title in that version', () => {
    for (const { code, standard, description, category } of topics) {
      expect(description.startsWith(`ESRS ${standard} ${esrsVersions[version].standardTitles[standard]}: `), code).toBe(
        true,
      );
      expect(code.startsWith(`${standard}.`), code).toBe(true);
      expect(category.charAt(0), code).toBe(standard.charAt(0));
    }
  });

  it('gives no two topics the same name, so that a list of names is unambiguous', () => {
    expect(new Set(topics.map((topic) => topic.name)).size).toBe(37);
  });
});

describe('the two catalogues', () => {
  it('use one code for different topics', () => {
    const named = (version: (typeof VERSIONS)[number]) =>
      topicCatalogue[version].find(({ code }) => code === 'E1.1')?.name;
    expect(named('esrs-2023')).toBe('Climate change adaptation');
    expect(named('esrs-2026')).toBe('Climate change mitigation');
  });

  it('carry the 73 sub-sub-topics of 2023 in the descriptions', () => {
    const lists = topicCatalogue['esrs-2023'].map(({ description }) => /\((.*)\)$/.exec(description)?.[1] ?? '');
    expect(lists.flatMap((list) => (list === '' ? [] : list.split('; ')))).toHaveLength(73);
    expect(lists).toContain('Free, prior and informed consent; Self-determination; Cultural rights');
  });
});

describe('the option lists', () => {
  it.each<[string, number]>([
    ['industries', 23],
    ['setupIndustries', 10],
    ['setupSizes', 4],
    ['companySizes', 4],
    ['countries', 250],
    ['priorEsgWork', 6],
    ['naturalDependencies', 6],
    ['humanDependencies', 6],
    ['socialDependencies', 6],
    ['regulations', 7],
    ['stakeholderGroups', 12],
    ['stakeholderRoles', 3],
    ['engagementMethods', 6],
    ['valueChainConcentrations', 7],
    ['timeHorizons', 6],
    ['impactNatures', 3],
    ['actualities', 2],
    ['impactPolarities', 2],
    ['riskOpportunityTypes', 12],
    ['financialEffects', 5],
  ])('%s has %i choices with unique ids and labels', (name, count) => {
    const list: readonly Option[] = mustHave(LISTS[name]);
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ id }) => id)).size).toBe(count);
    expect(new Set(list.map(({ label }) => label)).size).toBe(count);
    for (const { id, label } of list) expect(id !== '' && label.trim() === label && label !== '', id).toBe(true);
  });

  it('assign each NACE division once', () => {
    const divisions = options.industries.flatMap(({ naceDivisions }) => naceDivisions as readonly string[]);
    expect(divisions).toHaveLength(87);
    expect(new Set(divisions).size).toBe(87);
  });

  it('preselect a known industry for each one offered in the setup', () => {
    for (const setup of options.setupIndustries) {
      expect(isOptionId(options.industries, setup.questionnaireIndustry), setup.id).toBe(true);
      expect(preselectIndustry(setup.id)).toBe(preselectIndustry(setup.label));
    }
    expect(preselectIndustry('Food & Beverage')).toBe('food');
    expect(preselectIndustry('Alchemy')).toBe('');
  });

  it('preselect a size only where exactly one size of the questionnaire contains it entirely', () => {
    const sizes = options.setupSizes.map(({ id, label }) => [preselectSize(id), preselectSize(label)]);
    expect(sizes).toEqual([
      ['', ''],
      ['', ''],
      ['large', 'large'],
      ['large', 'large'],
    ]);
    expect(preselectSize('Vast')).toBe('');
    const open = [...options.setupSizes.map(({ id }) => id), 'Vast'].map((id) => openSizes(id).map((size) => size.id));
    expect(open).toEqual([['micro', 'small', 'medium'], ['medium', 'large'], [], [], []]);
  });

  it('return the label for an id and anything else unchanged', () => {
    expect(labelOf(options.countries, 'FI')).toBe('Finland');
    expect(labelOf(options.countries, '')).toBe('');
    expect(labelOf(options.regulations, 'gone')).toBe('gone');
  });
});

describe('the questionnaire', () => {
  it('has the six sections in order, each with its body', () => {
    expect(questionnaire.map((section) => [section.position, section.name, sectionBody(section)])).toEqual([
      [1, 'Organizational Information', 'questions'],
      [2, 'Stakeholder Mapping', 'stakeholders'],
      [3, 'Topic Selection', 'topic-selection'],
      [4, 'Materiality Scoring', 'topic-scores'],
      [5, 'Impact Materiality Assessment', 'impact-components'],
      [6, 'Financial Materiality Assessment', 'financial-components'],
    ]);
  });

  it('asks questions in the first section only, each text once', () => {
    expect(questionnaire.map((section) => section.questions.length)).toEqual([15, 0, 0, 0, 0, 0]);
    expect(new Set(questionnaire[0].questions.map(({ text }) => text)).size).toBe(15);
  });

  it('shows a stakeholder section under either name of its type, and questions for an unknown type', () => {
    expect(sectionBody({ sectionType: 'stakeholder', name: 'Who' })).toBe('stakeholders');
    expect(sectionBody({ sectionType: 'other', name: 'Anything' })).toBe('questions');
  });
});

describe('the sector suggestions', () => {
  it('are eight for each of the 22 named industries and 55 for most, under unique ids', () => {
    const perIndustry = Map.groupBy(sectorIros, ({ industry }) => industry);
    expect([...perIndustry.values()].map((iros) => iros.length)).toEqual([...Array(22).fill(8), 55]);
    expect(new Set(sectorIros.map(({ id }) => id)).size).toBe(231);
    const said = sectorIros.map(({ kind, title, subTopic }) => `${subTopic['esrs-2023']} ${kind} ${title}`);
    expect(new Set(said).size).toBe(231);
  });

  it.each(VERSIONS)('are at least three for each standard of %s in every industry', (version) => {
    const ofMost = sectorIros.filter(({ industry }) => industry === 'common');
    const perStandard = Map.groupBy(ofMost, ({ subTopic }) => subTopic[version].split('.')[0]);
    expect(perStandard.size).toBe(10);
    for (const [standard, iros] of perStandard) expect(iros.length, standard).toBeGreaterThanOrEqual(3);
  });

  it('point at topics and options that exist', () => {
    const { valueChainConcentrations, timeHorizons, financialEffects, riskOpportunityTypes } = options;
    for (const iro of sectorIros) {
      expect(isOptionId(starterIndustries, iro.industry), iro.id).toBe(true);
      for (const version of VERSIONS) {
        expect(
          topicCatalogue[version].some(({ code }) => code === iro.subTopic[version]),
          iro.id,
        ).toBe(true);
      }
      expect(isOptionId(valueChainConcentrations, iro.valueChainConcentration), iro.id).toBe(true);
      expect(isOptionId(timeHorizons, iro.timeHorizon), iro.id).toBe(true);
      expect(
        iro.financialEffects.every((id) => isOptionId(financialEffects, id)),
        iro.id,
      ).toBe(true);
      const type = riskOpportunityTypes.find(({ id }) => id === iro.riskOpportunityType);
      expect(type?.kind ?? 'impact', iro.id).toBe(iro.kind);
    }
  });

  it('are listed as origins in the order of their industries', () => {
    expect(starterOrigins.map(({ id }) => id)).toEqual(
      sectorIros.toSorted((a, b) => order(a.industry) - order(b.industry)).map(({ id }) => id),
    );
  });

  it('become valid components without scores, with the actuality left for the company to state', () => {
    for (const iro of sectorIros) {
      const { title, description } = iro;
      const taken = takeStarter(iro, { id: 'c' as ComponentId, topicId: 't' as TopicId, title, description });
      expect(validateComponent(taken), iro.id).toEqual({});
      expect(scoreComponent(taken), iro.id).toMatchObject({ score: null, rule: 'unset', counted: false });
      expect(taken.actualPotentialImpact, iro.id).toBeNull();
    }
  });

  it('state polarity and actuality for impacts only', () => {
    for (const { id, kind, impactPolarity, actualPotentialImpact } of sectorIros) {
      expect(impactPolarity !== null && actualPotentialImpact !== null, id).toBe(kind === 'impact');
    }
  });
});

describe('the disclosure requirements', () => {
  it.each([
    ['esrs-2023', 12, 'minimum-disclosure', 70],
    ['esrs-2026', 11, 'general-disclosure', 64],
  ] as const)('of %s have the same counts as in the act', (version, esrs2, extraArea, topical) => {
    const requirements = disclosureRequirements[version];
    const extra = requirements.filter(({ area }) => area === extraArea);
    expect(extra).toHaveLength(4);
    expect(requirements.filter((one) => one.standard === 'ESRS 2' && one.area !== extraArea)).toHaveLength(esrs2);
    expect(requirements.filter(({ code }) => /^[ESG]\d-/.test(code))).toHaveLength(topical);
    expect(new Set(requirements.map(({ code }) => code)).size).toBe(requirements.length);
  });

  it('are led to by every sub-topic of 2026, and only by existing codes', () => {
    const topical = disclosureRequirements['esrs-2026'].filter(({ topicStandard }) => topicStandard !== null);
    for (const { code, topicStandard, ledToBy = [] } of topical) {
      expect(ledToBy.length > 0 && ledToBy.every((topic) => topic.startsWith(`${topicStandard}.`)), code).toBe(true);
    }
    const leading = new Set(topical.flatMap(({ ledToBy }) => ledToBy ?? []));
    expect([...leading].sort()).toEqual(topicCatalogue['esrs-2026'].map(({ code }) => code).sort());
  });

  it('apply jointly with ESRS 2 in 18 places of the 2023 set', () => {
    const joint = disclosureRequirements['esrs-2023'].filter(({ code }) => /^[ESG]\d\./.test(code));
    expect(joint).toHaveLength(18);
    expect(joint.filter(({ applies }) => applies.when === 'joint')).toHaveLength(6);
  });
});
