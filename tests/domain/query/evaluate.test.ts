import { describe, expect, it } from 'vitest';
import { compareYears } from '#domain/compare/compare-years.ts';
import type { Component } from '#domain/components/component.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { ComponentId, MeasureId, TopicId } from '#domain/ids.ts';
import { measureFields } from '#domain/measures/fields.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findGaps } from '#domain/progress/gaps.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { type Condition, everything, type Query } from '#domain/query/query.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { conclusionsOf, disclosureLines } from '#domain/results/disclosures.ts';
import {
  sampleAssessment,
  sampleComponent,
  sampleData,
  sampleScore,
  sampleStakeholder,
  sampleTopic,
} from '../sample-assessment.ts';
import { sampleQueryData } from './sample-query-data.ts';

const impact = (topic: string, id: string, stated: Partial<Component>) => sampleComponent('impact', topic, id, stated);
const risk = (topic: string, id: string, stated: Partial<Component>) => sampleComponent('risk', topic, id, stated);

const measure = (id: string, componentId: string) => ({
  ...startingValues(measureFields),
  ...{ id: id as MeasureId, componentId: componentId as ComponentId, title: id },
});

const NEGATIVE = { impactPolarity: 'Negative', actualPotentialImpact: 'Actual' } as const;

const assessment = sampleData({
  topics: [sampleTopic('E1.1'), sampleTopic('S1.1'), sampleTopic('S2.1'), sampleTopic('G1.1')],
  selections: [{ topicId: 'G1.1' as TopicId, isRelevant: false }],
  components: [
    impact('S1.1', 'Accidents', { ...NEGATIVE, impactSeverity: 4, valueChainConcentration: 'upstream-own' }),
    impact('S1.1', 'Overtime', { ...NEGATIVE, impactSeverity: 3, timeHorizon: 'short-medium' }),
    impact('E1.1', 'Emissions', { ...NEGATIVE, impactSeverity: 5, valueChainConcentration: 'upstream' }),
    impact('S1.1', 'Training', {
      impactPolarity: 'Positive',
      actualPotentialImpact: 'Potential',
      impactSeverity: 5,
      impactLikelihood: 2,
    }),
    impact('S1.1', 'Forced labour', {
      impactPolarity: 'Negative',
      actualPotentialImpact: 'Potential',
      humanRights: true,
      impactSeverity: 4,
      impactLikelihood: 1,
    }),
    risk('E1.1', 'Carbon price', { financialRiskOpportunity: 4, financialLikelihood: 5, description: 'Dearer fuel' }),
    risk('E1.1', 'Floods', { financialRiskOpportunity: 5, financialLikelihood: 2, financialRelevant: false }),
    risk('G1.1', 'Bribery', { financialRiskOpportunity: 5, financialLikelihood: 5 }),
  ],
  scores: [sampleScore('E1.1', 8, 6)],
  stakeholders: [sampleStakeholder({ isKeyStakeholder: true, stakeholderNames: 'Works council' })],
});

const changes: QueriedChange[] = [
  {
    id: '2',
    rowId: 'Floods',
    at: '2026-03-02T23:00:00.000Z',
    by: 'Ada',
    reason: null,
    noun: 'component',
    verb: 'changed',
    title: 'Floods',
    topic: 'E1.1 Topic E1.1',
    fields: [{ field: 'financialLikelihood', label: 'Likelihood', from: '3', to: '2' }],
  },
  {
    id: '1',
    rowId: 'x',
    at: '2026-03-01T00:00:00.000Z',
    by: 'Ben',
    reason: null,
    noun: 'answer',
    verb: 'added',
    title: 'Size',
    topic: null,
    fields: [],
  },
];

const ask = (
  noun: QueryNoun,
  asked: Partial<Query>,
  of: AssessmentData = assessment,
  earlier: AssessmentData | null = null,
) =>
  evaluate({ ...everything(noun), ...asked }, { current: of, earlier, changes, requirements: disclosureRequirements });
const list = (noun: QueryNoun, asked: Partial<Query>) => ask(noun, asked).rows.map(({ label }) => label);
const components = (...where: Condition[]) => list('component', { where });
const is = (field: string, value: string | number | boolean): Condition => ({ field, is: 'equal', value });

describe('a query for components', () => {
  it.each<[string, Condition[], string[]]>([
    [
      'everything but what stands under a deselected topic, highest score first',
      [],
      ['Emissions', 'Accidents', 'Carbon price', 'Forced labour', 'Overtime', 'Floods', 'Training'],
    ],
    [
      'what is negative and about people',
      [is('impactPolarity', 'Negative'), is('subject', 'people')],
      ['Accidents', 'Forced labour', 'Overtime'],
    ],
    ['what stands under a deselected topic, where that is asked', [is('relevant', false)], ['Bribery']],
    ['a place that is one of two', [is('place', 'own-operations')], ['Accidents']],
    [
      'one of two places',
      [{ field: 'place', is: 'one-of', values: ['upstream', 'downstream'] }],
      ['Emissions', 'Accidents'],
    ],
    ['a horizon that is one of two', [is('horizon', 'medium')], ['Overtime']],
    [
      'a score of 20 or more',
      [{ field: 'score', is: 'at-least', value: 20 }],
      ['Emissions', 'Accidents', 'Carbon price', 'Forced labour'],
    ],
    ['a score below 15', [{ field: 'score', is: 'at-least', value: 15, not: true }], ['Floods', 'Training']],
    ['a score between two', [{ field: 'score', is: 'between', from: 10, to: 15 }], ['Overtime', 'Floods', 'Training']],
    ['what reaches its threshold and counts', [is('material', true), is('side', 'financial')], ['Carbon price']],
    ['what is not counted', [is('counted', false)], ['Floods']],
    ['a likelihood that does not count as stated', [is('rule', 'human-rights')], ['Forced labour']],
    [
      'a stated likelihood, which actual impacts do not have',
      [{ field: 'likelihoodStated', is: 'at-most', value: 2 }],
      ['Forced labour', 'Floods', 'Training'],
    ],
    [
      'words in a text, whatever the capitals',
      [{ field: 'description', is: 'contains', text: 'dearer FUEL' }],
      ['Carbon price'],
    ],
    ['what has no description', [{ field: 'description', is: 'missing' }, is('kind', 'risk')], ['Floods']],
    [
      'what is not of a kind, also where it says nothing',
      [{ ...is('impactPolarity', 'Negative'), not: true }],
      ['Carbon price', 'Floods', 'Training'],
    ],
    [
      'nothing by what the other side was left at',
      [{ field: 'humanRights', is: 'equal', value: false }, is('kind', 'risk')],
      [],
    ],
  ])('lists %s', (_, where, expected) => {
    expect(components(...where)).toEqual(expected);
  });

  it('returns the first rows, with the total and the number of equal ones that were cut off', () => {
    const { rows, total, outOf, alsoAtLast } = ask('component', { where: [is('kind', 'impact')], first: 2 });
    expect(rows.map(({ label }) => label)).toEqual(['Emissions', 'Accidents']);
    expect({ total, outOf, alsoAtLast }).toEqual({ total: 5, outOf: 7, alsoAtLast: 1 });
  });

  it('sorts by another field, then by score, with rows without a value last', () => {
    const sort = [{ field: 'likelihoodStated', order: 'lowest' }] as const;
    expect(list('component', { sort, where: [is('subject', 'people')] })).toEqual([
      'Forced labour',
      'Training',
      'Accidents',
      'Overtime',
    ]);
  });

  it('groups and measures', () => {
    const { groups, figure } = ask('component', { groupBy: 'topic', measure: { of: 'average', field: 'score' } });
    expect(groups.map(({ label, count, figure }) => [label, count, figure])).toEqual([
      ['E1.1 Topic E1.1', 3, (25 + 20 + 10) / 3],
      ['S1.1 Topic S1.1', 4, (20 + 20 + 15 + 10) / 4],
    ]);
    expect(figure).toBe(120 / 7);
    const { groups: standards } = ask('component', { groupBy: 'standard' });
    expect(standards.map(({ label }) => label)).toEqual(['E1 Climate change', 'S1 Own workforce']);
  });

  it('labels the groups of a yes-or-no field in its own words', () => {
    const labels = (groupBy: string) => ask('component', { groupBy }).groups.map(({ label }) => label);
    expect(labels('material')).toEqual(['Not material', 'Material']);
    expect(labels('humanRights')).toContain('No human-rights impact');
    expect(labels('counted')).toContain('Counted');
  });

  it('puts a row in the group of each of its values, and rows without a value in a group of their own', () => {
    const { groups } = ask('component', { groupBy: 'place', measure: { of: 'count' } });
    expect(groups.map(({ label, figure }) => [label, figure])).toEqual([
      ['Upstream', 2],
      ['Own operations', 1],
      ['Not set', 5],
    ]);
  });

  it('sorts groups by their figure and takes the first', () => {
    const asked = {
      groupBy: 'subject',
      measure: { of: 'highest', field: 'score' },
      sort: [{ field: 'figure', order: 'lowest' }],
      first: 1,
    } as const;
    expect(ask('component', asked).groups.map(({ value, figure }) => [value, figure])).toEqual([['people', 20]]);
  });

  it('names the rows that have the highest value', () => {
    const { rows, figure } = ask('component', { measure: { of: 'highest', field: 'score' } });
    expect([figure, rows.map(({ label }) => label)]).toEqual([25, ['Emissions']]);
  });

  it('measures only the first rows', () => {
    expect(ask('component', { measure: { of: 'average', field: 'score' }, first: 2 }).figure).toBe(22.5);
  });

  it('computes the share of matching rows, and no average or share of nothing', () => {
    const isImpact = [is('kind', 'impact')];
    const share = { of: 'share', where: [{ field: 'score', is: 'at-least', value: 20 }] } as const;
    expect(ask('component', { where: isImpact, measure: share }).figure).toBe(3 / 5);
    const none = [is('kind', 'opportunity')];
    expect(ask('component', { where: none, measure: share }).figure).toBeNull();
    expect(ask('component', { where: none, measure: { of: 'average', field: 'score' } }).figure).toBeNull();
    expect(ask('component', { where: none, measure: { of: 'count' } }).figure).toBe(0);
  });

  it('evaluates with other thresholds', () => {
    const asked = { where: [is('material', true)], thresholds: { impact: 25, financial: 25 } };
    expect(list('component', asked)).toEqual(['Emissions']);
  });
});

describe('a query for other nouns', () => {
  it('has no score for a side that has not been assessed', () => {
    const { rows } = ask('topic', {});
    expect(
      rows.map(({ values }) => [values.topic, values.impactScore, values.financialScore, values.materialBy]),
    ).toEqual([
      ['E1.1', 25, 20, 'both'],
      ['S1.1', 20, null, 'impact'],
      ['S2.1', null, null, null],
    ]);
    expect(list('topic', { where: [{ field: 'financialScore', is: 'at-most', value: 20 }] })).toEqual([
      'E1.1 Topic E1.1',
    ]);
    expect(list('topic', { where: [is('assessed', 'impact')] })).toEqual(['S1.1 Topic S1.1']);
    expect(list('topic', { where: [is('material', false)] })).toEqual([]);
    expect(list('topic', { where: [is('risks', 0)] })).toEqual(['S1.1 Topic S1.1', 'S2.1 Topic S2.1']);
    expect(list('topic', { where: [is('relevant', false)] })).toEqual(['G1.1 Topic G1.1']);
  });

  it('finds rows without evidence: topics only if nothing under them has any either', () => {
    const evidence = [
      { noun: 'component', recordId: 'Floods', pieces: 2, expired: 1 },
      { noun: 'topic', recordId: 'S2.1', pieces: 1, expired: 0 },
      { noun: 'component', recordId: 'Gone by now', pieces: 1, expired: 1 },
    ] as const;
    const labels = (noun: QueryNoun, where: Condition[]) =>
      ask(noun, { where }, { ...assessment, evidence }).rows.map(({ label }) => label);
    expect(labels('topic', [{ field: 'evidence', is: 'missing' }])).toEqual(['S1.1 Topic S1.1']);
    expect(labels('topic', [{ field: 'expiredEvidence', is: 'at-least', value: 1 }])).toEqual(['E1.1 Topic E1.1']);
    expect(labels('component', [{ field: 'evidence', is: 'at-least', value: 2 }])).toEqual(['Floods']);
    expect(labels('component', [{ field: 'evidence', is: 'missing' }])).toHaveLength(6);
  });

  it('counts evidence for a measure towards its entry and topic, in the filter and as an open point', () => {
    const evidence = [
      { noun: 'measure', recordId: 'Drills', pieces: 2, expired: 1 },
      { noun: 'component', recordId: 'Accidents', pieces: 1, expired: 0 },
      { noun: 'measure', recordId: 'Of an entry that is gone', pieces: 1, expired: 1 },
    ] as const;
    const measures = [measure('Drills', 'Accidents'), measure('Of an entry that is gone', 'Gone by now')];
    const data = { ...assessment, evidence, measures };
    const labels = (noun: QueryNoun, where: Condition[]) => ask(noun, { where }, data).rows.map(({ label }) => label);
    expect(labels('component', [{ field: 'evidence', is: 'at-least', value: 3 }])).toEqual(['Accidents']);
    expect(labels('component', [{ field: 'expiredEvidence', is: 'at-least', value: 1 }])).toEqual(['Accidents']);
    expect(labels('component', [{ field: 'evidence', is: 'missing' }])).toHaveLength(6);
    expect(labels('topic', [{ field: 'evidence', is: 'at-least', value: 3 }])).toEqual(['S1.1 Topic S1.1']);
    const open = findGaps(data).find(({ code }) => code === 'evidence-expired');
    expect(open?.componentIds).toEqual(['Accidents']);
  });

  it('filters and sorts by the number of open points, including expired evidence', () => {
    const evidence = [{ noun: 'component', recordId: 'Floods', pieces: 2, expired: 1 }] as const;
    const left = (where: Condition[]) =>
      ask(
        'component',
        { where, sort: [{ field: 'leftOpen', order: 'highest' }] },
        { ...assessment, evidence },
      ).rows.map(({ label }) => label);
    expect(left([])[0]).toBe('Floods');
    expect(left([{ field: 'leftOpen', is: 'at-least', value: 7 }])).toEqual(['Floods']);
    // A risk with only scores leaves all other points open; this one also has a description.
    expect(left([{ field: 'leftOpen', is: 'equal', value: 5 }])).toContain('Carbon price');
    expect(left([{ field: 'leftOpen', is: 'missing' }])).toEqual([]);
  });

  it('finds stakeholders, answers, screening scores and changes', () => {
    expect(list('stakeholder', { where: [is('isKeyStakeholder', true)] })).toEqual([
      'Employees (incl. employee-elected board members): Works council',
    ]);
    expect(ask('answer', { where: [is('answered', false)] }).total).toBeGreaterThan(10);
    expect(list('score', { where: [{ field: 'impactScore', is: 'at-least', value: 8 }] })).toEqual(['E1.1 Topic E1.1']);
    expect(list('change', {})).toEqual(['Floods', 'Size']);
    expect(list('change', { where: [is('field', 'financialLikelihood')] })).toEqual(['Floods']);
    expect(list('change', { where: [{ field: 'at', is: 'at-least', value: '2026-03-02' }] })).toEqual(['Floods']);
    expect(list('change', { where: [{ field: 'at', is: 'at-most', value: '2026-03-02' }] })).toEqual([
      'Floods',
      'Size',
    ]);
  });
});

describe('a query of the sample company', () => {
  const { current, earlier } = sampleQueryData;
  const [now, before] = [buildDashboard(current), buildDashboard(earlier ?? current)];
  const answer = (noun: QueryNoun, asked: Partial<Query>) =>
    evaluate({ ...everything(noun), ...asked }, sampleQueryData);

  it('agrees with the dashboard on every point and row', () => {
    const { rows } = answer('topic', { where: [{ field: 'materialBy', not: true, is: 'missing' }] });
    expect(
      rows.map(({ id, values }) => [
        id,
        values.impactScore,
        values.financialScore,
        values.classification,
        values.materialBy,
      ]),
    ).toEqual(
      now.points.map(({ topic, impact, financial, classification, materialBy }) => [
        topic.id,
        impact || null,
        financial || null,
        classification,
        materialBy,
      ]),
    );
    const risks = answer('component', { where: [is('kind', 'risk')] }).rows;
    expect(risks.map(({ id, values }) => [id, values.score])).toEqual(now.risks.map(({ id, score }) => [id, score]));
  });

  it('finds scores before and after measures, and named measures, whichever score counts', () => {
    const titles = (...where: Condition[]) => answer('component', { where }).rows.map(({ label }) => label);
    const said = (field: string): Condition => ({ field, is: 'missing', not: true });
    const both = [said('grossScore'), said('netScore')];
    const found = answer('component', { where: both }).rows;
    const scores = found.map(({ label, values }) => [label, values.grossScore, values.netScore]);
    expect(scores).toEqual([
      ['Water scarcity at sourcing regions', 20, 15],
      ['Crop failures raise ingredient prices', 16, 12],
      ['Lots without proof of origin lose their market', 15, 10],
      ['Poor animal welfare', 12, 8],
    ]);
    expect(titles(is('measures', 'lowering'))).toEqual(scores.map(([label]) => label));
    expect(titles(is('measures', 'planned'))).toEqual([
      'Child labour in ingredient supply',
      'Poor animal welfare',
      'Refrigerant losses from chilled storage',
    ]);
    expect(titles({ field: 'measures', is: 'missing', not: true })).toHaveLength(7);
    const assessment = { ...current.assessment, scoreBasis: 'net' as const };
    const net = { ...sampleQueryData, current: { ...current, assessment } };
    const { rows } = evaluate({ ...everything('component'), where: both }, net);
    expect(rows.map(({ values }) => [values.grossScore, values.netScore, values.score])).toEqual([
      [20, 15, 15],
      [16, 12, 12],
      [15, 10, 10],
      [12, 8, 8],
    ]);
  });

  it('agrees with the disclosures that are due', () => {
    const lines = disclosureLines(conclusionsOf(now), disclosureRequirements[current.assessment.esrsVersion]);
    const { rows } = answer('disclosure', {});
    expect(rows.map(({ id, values: { state, topics } }) => [id, state, topics])).toEqual(
      lines.map(({ requirement, state, topicCodes }) => [
        requirement.code,
        state,
        topicCodes.length > 0 ? topicCodes : null,
      ]),
    );
  });

  it.each(['newly-material', 'no-longer-material', 'no-longer-concluded', 'added', 'gone', 'same'] as const)(
    'agrees with the comparison of both years on topics that are %s',
    (became) => {
      const compared = compareYears(before, now);
      const expected = {
        'newly-material': compared.newlyMaterial,
        'no-longer-material': compared.noLongerMaterial,
        'no-longer-concluded': compared.noLongerConcluded,
        added: compared.onlyLater,
        gone: compared.onlyEarlier,
        same: compared.unchanged,
      }[became];
      const { rows } = answer('topic', { where: [is('became', became)], comparedWith: 'earlier' });
      expect(rows.map(({ values }) => values.topic).sort()).toEqual(expected.map(({ code }) => code).sort());
    },
  );

  it('agrees with the comparison on components that were added or are gone', () => {
    const compared = compareYears(before, now);
    const became = (value: string) =>
      answer('component', { where: [is('became', value)], comparedWith: 'earlier' })
        .rows.map(({ id }) => id)
        .sort();
    expect(became('added')).toEqual(compared.addedComponents.map(({ id }) => id).sort());
    expect(became('gone')).toEqual(compared.droppedComponents.map(({ id }) => id).sort());
  });

  it('answers for the earlier year, and reports when there is none', () => {
    expect(answer('component', { of: 'earlier' }).outOf).toBe(earlier?.components.length);
    expect(ask('component', { of: 'earlier' })).toMatchObject({ total: 0, isEarlierMissing: true });
  });

  it('covers 2,000 components in well under 20 ms', () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      sampleComponent('risk', 'E1.1', `Risk ${index}`, { financialLikelihood: 4, description: 'fuel '.repeat(50) }),
    );
    const data = {
      ...sampleQueryData,
      current: sampleData({ assessment: sampleAssessment, topics: [sampleTopic('E1.1')], components: many }),
    };
    const query = {
      ...everything('component'),
      where: [is('material', false), { field: 'description', is: 'contains', text: 'coal', not: true } as const],
      sort: [{ field: 'title', order: 'lowest' } as const],
    };
    // Processor time, because the machine may be busy with other work.
    const milliseconds = Array.from({ length: 20 }, () => {
      const start = process.cpuUsage();
      evaluate(query, data);
      return process.cpuUsage(start).user / 1_000;
    });
    expect(evaluate(query, data).total).toBe(2_000);
    expect(Math.min(...milliseconds)).toBeLessThan(20);
  });
});
