import { describe, expect, it } from 'vitest';
import type { EvidenceCount } from '#domain/evidence/evidence.ts';
import { type StampedData, stampOf } from '#domain/frozen-results/stamp-of.ts';
import type { TopicId } from '#domain/ids.ts';
import { wholeFigures } from '#domain/progress/last-look.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { groupLeftOpen, topicsLeftOpen } from '#domain/results/left-open.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const topics = ['E1', 'E2', 'E3', 'S1'].map((code) => sampleTopic(code));
const components = [
  sampleComponent('impact', 'E1', 'i', {
    impactPolarity: 'Negative',
    actualPotentialImpact: 'Actual',
    impactSeverity: 4,
  }),
];
const conclude = (topicId: string, side: TopicDecision['side']): TopicDecision => ({
  ...{ topicId: topicId as TopicId, side, isMaterial: false, basis: 'top-down', reason: 'No such business' },
  ...{ decidedBy: 'Ada', decidedAt: '2025-12-01T00:00:00.000Z' },
});
const decisions = [conclude('E2', 'impact'), conclude('E2', 'financial')];
const selections = [{ topicId: 'S1' as TopicId, isRelevant: false }];
const data = sampleData({ topics, components, decisions, selections });

describe('the last look', () => {
  it('counts each relevant topic once as material, not material or open, and what has no reason or evidence', () => {
    const evidence: EvidenceCount[] = [];
    const reasonGaps = { aside: ['S1' as TopicId], rescored: [] };
    expect(wholeFigures({ ...data, evidence, reasonGaps }, buildDashboard(data))).toEqual({
      ...{ topics: 3, material: 1, notMaterial: 1, open: 1, topDown: 1 },
      ...{ aside: 1, asideWithoutReason: 1, deciding: 1, withoutEvidence: 1 },
    });
    const { evidence: _unread, ...bare } = data;
    expect(wholeFigures(bare, buildDashboard(data))).toMatchObject({ asideWithoutReason: null, withoutEvidence: null });
  });

  it('sees any change of a row, and none where the rows are in another order', () => {
    const row = (id: string, version = 1) => ({ id, version });
    const seen: StampedData = {
      ...{ assessment: { version: 1 }, selections: [], responses: [], scores: [], stakeholders: [] },
      ...{ activities: [], decisions: [], disclosureChoices: [], measures: [], netScores: [] },
      ...{ horizonScores: [{ componentId: 'a', horizon: 'long', version: 1 }], links: [row('l')] },
      topics: [{ id: 't', code: 'E1-own-1', name: 'Peat' }],
      components: [row('a'), row('b')],
    };
    const stamp = stampOf(seen);
    expect(stampOf({ ...seen, components: [row('b'), row('a')] })).toBe(stamp);
    for (const changed of [
      { components: [row('a', 2), row('b')] },
      { components: [row('a')] },
      { stakeholders: [row('a')] },
      { assessment: { version: 2 } },
      { horizonScores: [{ componentId: 'a', horizon: 'long', version: 2 }] },
      { horizonScores: [{ componentId: 'a', horizon: 'medium', version: 1 }] },
      { links: [row('l', 2)] },
      { links: [] },
      { topics: [{ id: 't', code: 'E1-own-1', name: 'Peat and bogs' }] },
      { topics: [...seen.topics, { id: 'u', code: 'E1-own-2', name: 'Moors' }] },
    ])
      expect(stampOf({ ...seen, ...changed })).not.toBe(stamp);
  });
});

describe('topics left open', () => {
  it('are those without a conclusion, with the reason that each was given', () => {
    const dashboard = buildDashboard(data);
    expect(topicsLeftOpen(dashboard).map(({ topic, reason }) => [topic.code, reason])).toEqual([['E3', '']]);
    const leftOpen = [{ topicIds: ['E3' as TopicId, 'E1' as TopicId], reason: 'The panel meets in May' }];
    const told = topicsLeftOpen(dashboard, leftOpen);
    expect(mustHave(told[0]).reason).toBe('The panel meets in May');
    // E1 has a conclusion: its reason is not kept.
    expect(groupLeftOpen(told)).toEqual([{ topicIds: ['E3'], reason: 'The panel meets in May' }]);
    expect(groupLeftOpen(topicsLeftOpen(dashboard))).toEqual([]);
  });
});
