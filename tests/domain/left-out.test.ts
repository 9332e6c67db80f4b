import { describe, expect, it } from 'vitest';
import { type LeftOutHistory, leftOutOf, listLeftOut, NOTHING_LEFT_OUT } from '#domain/audit/left-out.ts';
import { reasonGapsOf } from '#domain/audit/reason-gaps.ts';
import type { ActivityId, ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findGaps } from '#domain/progress/gaps.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import type { Activity } from '#domain/value-chain/activity.ts';
import {
  sampleComponent,
  sampleData,
  sampleScore,
  sampleStakeholder,
  sampleTopic,
  UNSET,
} from './sample-assessment.ts';

const topics = ['E1', 'S1', 'G1'].map((code) => sampleTopic(code));
const aside = (code: string) => ({ topicId: code as TopicId, isRelevant: false });
const scored = (code: string, id: string, severity: 1 | 2 | 3 | 4 | 5) =>
  sampleComponent('impact', code, id, { impactSeverity: severity, impactLikelihood: 4 });
const decision = (code: string, side: TopicDecision['side'], isMaterial: boolean): TopicDecision => ({
  ...{ topicId: code as TopicId, side, isMaterial, reason: 'Plainly so' },
  ...{ decidedBy: 'Ada', decidedAt: '2026-02-03T10:00:00.000Z' },
});
const act = (code: string, reason: string | null) => ({
  ...{ topicId: code as TopicId, line: '7', by: 'Ada', at: '2026-02-03T10:00:00.000Z', reason },
});
const activity = (name: string, tier: Activity['tier'], stated: Partial<Activity> = {}): Activity => ({
  ...{ id: name as ActivityId, name, tier, kind: 'other', place: '', note: '', position: 0 },
  ...{ componentIds: [], nothingFound: '', nothingFoundBy: '', nothingFoundAt: null, ...stated },
});
const found = (data: Partial<AssessmentData>, history: Partial<LeftOutHistory> = {}) =>
  leftOutOf(sampleData({ topics, ...data }), { ...NOTHING_LEFT_OUT, ...history });

describe('a topic that was set aside', () => {
  const data: Partial<AssessmentData> = {
    selections: [aside('G1'), aside('S1')],
    components: [scored('G1', 'low', 2), scored('G1', 'high', 5), sampleComponent('risk', 'E1', 'elsewhere')],
    scores: [sampleScore('G1', 3, 2)],
    decisions: [decision('G1', 'financial', true)],
  };

  it('comes with who set it aside, when and why, and with all that was entered, highest score first', () => {
    const { aside: told } = found(data, { aside: [act('G1', 'Bribery is handled by the group')] });
    expect(told.map(({ topic }) => topic.code)).toEqual(['S1', 'G1']);
    expect(told[1]).toMatchObject({
      act: { by: 'Ada', reason: 'Bribery is handled by the group' },
      entries: [
        { component: { id: 'high' }, score: 20 },
        { component: { id: 'low' }, score: 8 },
      ],
      screening: { impactScore: 3, financialScore: 2 },
      decisions: [{ side: 'financial', isMaterial: true }],
      highest: 20,
    });
    expect(told[0]).toMatchObject({ act: null, entries: [], decisions: [], highest: null });
  });

  it('is an open point if an entry is scored and no reason was given, and none otherwise', () => {
    const asideOf = (reason: string | null, components = data.components ?? []) => {
      const reasonGaps = reasonGapsOf({ ...NOTHING_LEFT_OUT, aside: [act('G1', reason), act('S1', null)] });
      const whole = sampleData({ topics, ...data, components, reasonGaps });
      const gap = findGaps(whole).find(({ code }) => code === 'aside-without-reason')?.topicIds ?? [];
      const missing = wizardProgress(whole).flatMap((section) =>
        section.missing.flatMap(({ code, subjects }) =>
          code === 'aside-reasons' ? [section.position, ...subjects] : [],
        ),
      );
      return [gap, missing];
    };
    expect(asideOf(null)).toEqual([['G1'], [3, 'G1']]);
    expect(asideOf('Handled by the group')).toEqual([[], []]);
    const unscored = sampleComponent('impact', 'G1', 'open', { severityOpen: true });
    expect(asideOf(null, [unscored])).toEqual([[], []]);
    expect(asideOf(null, [])).toEqual([[], []]);
  });

  it('is no open point once it is relevant again', () => {
    const reasonGaps = reasonGapsOf({ ...NOTHING_LEFT_OUT, aside: [act('G1', null)] });
    const whole = sampleData({ topics, ...data, selections: [{ ...aside('G1'), isRelevant: true }], reasonGaps });
    expect(findGaps(whole).some(({ code }) => code === 'aside-without-reason')).toBe(false);
  });
});

describe('an entry whose score changed since its reason was written', () => {
  const rescored = [{ componentId: 'smoke' as ComponentId, by: 'Ben', at: '2026-03-04T10:00:00.000Z' }];
  const reasonGaps = reasonGapsOf({ ...NOTHING_LEFT_OUT, rescored });
  const components = [
    sampleComponent('impact', 'E1', 'smoke', { justification: 'As measured' }),
    sampleComponent('risk', 'E1', 'fines', { justification: 'As estimated' }),
  ];

  it('is an open point of its section, and one that an auditor would raise', () => {
    const whole = sampleData({ topics, components, reasonGaps });
    expect(findGaps(whole).find(({ code }) => code === 'score-changed-since')?.componentIds).toEqual(['smoke']);
    const missing = wizardProgress(whole).flatMap(({ position, missing: all }) =>
      all.flatMap(({ code, subjects }) => (code === 'rescored' ? [[position, ...subjects]] : [])),
    );
    expect(missing).toEqual([[5, 'smoke']]);
  });

  it('does not count under a topic that was set aside', () => {
    const whole = sampleData({ topics, components, reasonGaps, selections: [aside('E1')] });
    expect(findGaps(whole).some(({ code }) => code === 'score-changed-since')).toBe(false);
  });
});

describe('an entry that does not count', () => {
  it.each([
    ['score-missing', { severityOpen: true }],
    ['choice-missing', UNSET],
    ['not-relevant', { impactRelevant: false }],
  ] as const)('is told with the reason: %s', (why, stated) => {
    const { notCounted } = found({
      components: [sampleComponent('impact', 'E1', 'smoke', { impactRelevant: true, ...stated })],
    });
    expect(notCounted).toMatchObject([{ component: { id: 'smoke' }, topic: { code: 'E1' }, why }]);
  });

  it('is not told twice if its topic was set aside', () => {
    const { notCounted } = found({
      selections: [aside('E1')],
      components: [sampleComponent('impact', 'E1', 'smoke', { severityOpen: true })],
    });
    expect(notCounted).toEqual([]);
  });
});

describe('a side concluded without entries', () => {
  it('is one on which nothing counts and the company decided, whichever way', () => {
    const { concluded } = found({
      components: [{ ...scored('E1', 'smoke', 5), impactRelevant: true }],
      decisions: [
        decision('E1', 'impact', true),
        decision('E1', 'financial', false),
        decision('S1', 'impact', false),
        decision('S1', 'financial', true),
      ],
    });
    expect(concluded.map(({ topic, sides }) => [topic.code, ...sides.map(({ side }) => side)])).toEqual([
      ['E1', 'financial'],
      ['S1', 'impact', 'financial'],
    ]);
  });
});

describe('the value chain', () => {
  it('shows activities without an entry or a statement, and tiers that no entry refers to', () => {
    const smoke = sampleComponent('impact', 'E1', 'smoke', { valueChainConcentration: 'downstream' });
    const { tiers, activities } = found({
      components: [smoke],
      activities: [
        activity('Mill', 'own', { componentIds: [smoke.id] }),
        activity('Cotton', 'upstream-2'),
        activity('Fabric', 'upstream-1', { nothingFound: 'Visited in May' }),
      ],
    });
    expect(activities.map(({ name }) => name)).toEqual(['Cotton']);
    expect(tiers).toEqual(['upstream-2']);
  });
});

it('lists stakeholder groups without a view, and each record once', () => {
  const left = found({
    selections: [aside('G1')],
    stakeholders: [
      sampleStakeholder({ id: 'silent' as StakeholderId, relevantTopicsViews: ' ' }),
      sampleStakeholder({ id: 'heard' as StakeholderId, relevantTopicsViews: 'Water' }),
    ],
    components: [scored('G1', 'bribe', 5)],
    decisions: [decision('G1', 'impact', true)],
    activities: [activity('Cotton', 'upstream-2')],
  });
  expect(left.silent.map(({ id }) => id)).toEqual(['silent']);
  const keys = listLeftOut(left).map(({ noun, recordId }) => `${noun} ${recordId}`);
  expect(keys.slice(0, 1)).toEqual(['topic G1']);
  expect(keys.at(-1)).toBe('stakeholder silent');
  expect(keys).toContain('activity Cotton');
  expect(keys).toContain('tier own');
  expect(new Set(keys).size).toBe(keys.length);
});
