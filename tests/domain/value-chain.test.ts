import { describe, expect, it } from 'vitest';
import { scoreComponent } from '#domain/components/component-score.ts';
import type { ActivityId, ComponentId } from '#domain/ids.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { everything, type Query } from '#domain/query/query.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import type { Activity } from '#domain/value-chain/activity.ts';
import { describedChain, suggestActivities } from '#domain/value-chain/beginning.ts';
import { coverageOf, isAtOdds } from '#domain/value-chain/coverage.ts';
import type { Tier } from '#domain/value-chain/tiers.ts';
import { wordPlacing } from '#domain/value-chain/words.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { sampleAssessment, sampleComponent, sampleTopic } from './sample-assessment.ts';

const smoke = sampleComponent('impact', 'E1.1', 'Smoke', { impactSeverity: 5, impactLikelihood: 5 });
const noise = sampleComponent('impact', 'E1.1', 'Noise', { impactSeverity: 1, impactLikelihood: 1 });
const fines = sampleComponent('risk', 'E1.1', 'Fines');
const components = [smoke, noise, fines];
const thresholds = { impact: 12.5, financial: 12.5 } as const;

function activity(name: string, tier: Tier, stated: Partial<Activity> = {}): Activity {
  return {
    id: name as ActivityId,
    name,
    tier,
    kind: 'other',
    place: '',
    note: '',
    position: 0,
    componentIds: [],
    nothingFound: '',
    nothingFoundBy: '',
    nothingFoundAt: null,
    ...stated,
  };
}
const cover = (...activities: Activity[]) => coverageOf(activities, components, (_topic, side) => thresholds[side]);
const firstOf = (...activities: Activity[]) => cover(...activities).tiers.flatMap((tier) => tier.activities)[0];

describe('entries placed on an activity', () => {
  it('are counted by kind, with the highest score that counts and whether any is material', () => {
    expect(firstOf(activity('Mill', 'own', { componentIds: [smoke.id, fines.id] }))).toMatchObject({
      state: 'placed',
      counts: { impact: 1, risk: 1, opportunity: 0 },
      highest: 25,
      isMaterial: true,
    });
    const quiet = firstOf(activity('Mill', 'own', { componentIds: [noise.id] }));
    expect(quiet).toMatchObject({ highest: 1, isMaterial: false });
  });

  it('count as none when all were deleted', () => {
    const gone = activity('Mill', 'own', { componentIds: ['gone' as ComponentId] });
    expect(firstOf(gone)).toMatchObject({ state: 'open', highest: null, entries: [] });
  });

  it('count by the score after measures if the company uses that basis', () => {
    const bars: EntryBars = (_topic, side) => thresholds[side];
    bars.scoreOf = () => scoreComponent({ ...smoke, impactSeverity: 1 });
    const [mill] = coverageOf([activity('Mill', 'own', { componentIds: [smoke.id] })], components, bars).tiers.flatMap(
      (tier) => tier.activities,
    );
    expect(mill).toMatchObject({ highest: 5, isMaterial: false, entries: [{ component: smoke, score: { score: 5 } }] });
  });

  it.each([
    ['open', { componentIds: [], nothingFound: '' }],
    ['nothing-found', { componentIds: [], nothingFound: 'Visited in May, no findings' }],
    ['placed', { componentIds: [smoke.id], nothingFound: '' }],
  ] as const)('leave it %s', (state, stated) => {
    expect(firstOf(activity('Mill', 'own', { ...stated, componentIds: [...stated.componentIds] }))?.state).toBe(state);
  });
});

describe('the tiers', () => {
  it('run from upstream to downstream, the farthest shown only where used', () => {
    expect(cover().tiers.map(({ tier }) => tier)).toEqual([
      'upstream-2',
      'upstream-1',
      'own',
      'downstream-1',
      'downstream-2',
    ]);
    expect(cover(activity('Mine', 'upstream-3')).tiers[0]?.tier).toBe('upstream-3');
  });

  it('are reported as not looked at if they have no activity, or only open ones', () => {
    const { unseen, open, notPlaced } = cover(
      activity('Mill', 'own', { componentIds: [smoke.id] }),
      activity('Forest', 'upstream-1'),
      activity('Haulier', 'upstream-2', { nothingFound: 'Audited' }),
    );
    expect(unseen).toEqual(['upstream-1', 'downstream-1', 'downstream-2']);
    expect(open.map((each) => each.activity.name)).toEqual(['Forest']);
    expect(notPlaced.map(({ title }) => title)).toEqual(['Noise', 'Fines']);
  });

  it('list their activities in the order given, then by name', () => {
    const names = cover(
      activity('B', 'own', { position: 1 }),
      activity('C', 'own'),
      activity('A', 'own'),
    ).tiers.flatMap((tier) => tier.activities.map((each) => each.activity.name));
    expect(names).toEqual(['A', 'C', 'B']);
  });
});

it.each<[string, Tier, boolean]>([
  ['', 'own', false],
  ['upstream', 'upstream-2', false],
  ['upstream', 'own', true],
  ['own-operations', 'own', false],
  ['own-downstream', 'downstream-1', false],
  ['own-downstream', 'upstream-1', true],
])('treats a component that states %j and is on %s as at odds: %s', (valueChainConcentration, tier, expected) => {
  expect(isAtOdds({ valueChainConcentration }, tier)).toBe(expected);
});

const withActivities = (...activities: Activity[]) => ({
  assessment: sampleAssessment,
  topics: [sampleTopic('E1.1')],
  selections: [],
  scores: [],
  responses: [],
  stakeholders: [],
  decisions: [],
  components,
  activities,
});

it('orders groups by activity as the picture does: from upstream to downstream, within a tier as the company put them', () => {
  const groupsIn = (sort: Query['sort']) =>
    evaluate(
      { ...everything('component'), groupBy: 'activity', sort },
      {
        current: withActivities(
          activity('Customers', 'downstream-1', { componentIds: [smoke.id] }),
          activity('Hall B', 'own', { componentIds: [smoke.id], position: 2 }),
          activity('Yard', 'own', { componentIds: [smoke.id], position: 1 }),
          activity('Wells', 'upstream-2', { componentIds: [smoke.id, fines.id] }),
        ),
        earlier: null,
        changes: [],
        requirements: {},
      },
    ).groups.map(({ label }) => label);
  expect(groupsIn([])).toEqual(['Wells', 'Yard', 'Hall B', 'Customers', 'Not set']);
  expect(groupsIn([{ field: 'activity', order: 'highest' }])).toEqual([
    'Customers',
    'Hall B',
    'Yard',
    'Wells',
    'Not set',
  ]);
});

it('finds components by the activity on which they are placed', () => {
  const current = withActivities(activity('Saw mill', 'own', { componentIds: [smoke.id, fines.id] }));
  const list = (condition: object) =>
    evaluate(
      { ...everything('component'), where: [condition as never] },
      { current, earlier: null, changes: [], requirements: {} },
    )
      .rows.map(({ label }) => label)
      .toSorted();
  expect(list({ field: 'activity', is: 'equal', value: 'saw mill' })).toEqual(['Fines', 'Smoke']);
  expect(list({ field: 'activity', is: 'missing' })).toEqual(['Noise']);
});

it.each([
  [[], ['a'], ['Not set', '1 entry, with “Smoke”']],
  [['a'], ['a', 'b'], ['1 entry', '2 entries, with “Noise”']],
  [
    ['a', 'b'],
    ['b', 'unknown'],
    ['2 entries', '2 entries, without “Smoke”'],
  ],
  [['a'], [], ['1 entry', 'Not set']],
])('describes a placement by what was added and removed: %j to %j', (before, after, told) => {
  const names = new Map([
    ['a', 'Smoke'],
    ['b', 'Noise'],
  ]);
  expect(wordPlacing(before, after, (id) => names.get(id))).toEqual(told);
});

describe('suggestions for a new value chain', () => {
  it('are the usual activities when nothing is known', () => {
    const suggested = suggestActivities({ responses: [], stakeholders: [] });
    expect(suggested.every(({ from }) => from === 'usual')).toBe(true);
    expect(new Set(suggested.map(({ name }) => name)).size).toBe(suggested.length);
  });

  it('include the countries and stakeholders that the assessment names, with who they are', () => {
    const { stakeholders } = toAssessmentData(sampleCompany.currentYear, () => crypto.randomUUID());
    const responses = [
      {
        section: 'Organizational Information',
        fieldName: 'In which countries does your company operate?',
        fieldValue: '["DE","ES"]',
        fieldType: 'multiselect' as const,
      },
    ];
    const suggested = suggestActivities({ responses, stakeholders });
    expect(suggested.filter(({ from }) => from === 'countries').map(({ name }) => name)).toEqual([
      'Operations in Germany',
      'Operations in Spain',
    ]);
    const suppliers = suggested.find(({ name }) => name === 'Suppliers');
    expect(suppliers).toMatchObject({ from: 'stakeholders', tier: 'upstream-1' });
    expect(suppliers?.note).not.toBe('');
    expect(describedChain({ responses })).toBe('');
  });
});
