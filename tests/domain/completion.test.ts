import { describe, expect, it } from 'vitest';
import {
  decideCompletion,
  decideRemoval,
  decideReopening,
  removedForGood,
} from '#domain/assessment/assessment-lifecycle.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { snapshotText, takeSnapshot } from '#domain/results/completion.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const topics = [sampleTopic('S1'), sampleTopic('E1')];
const components = [sampleComponent('risk', 'E1', 'r'), sampleComponent('impact', 'S1', 'i')];
const selections = [{ topicId: mustHave(topics[0]).id, isRelevant: false }];
const data = sampleData({ topics, components, selections });

describe('the snapshot that completing freezes', () => {
  it('holds the computed result under the adopted thresholds and the topics set aside', () => {
    const assessment = { ...sampleAssessment, thresholds: { impact: 5, financial: 5 }, thresholdsReason: 'Board' };
    const snapshot = takeSnapshot({ ...data, assessment });
    expect(snapshot).toMatchObject({ format: 1, thresholdsReason: 'Board' });
    expect(snapshot.dashboard.points).toMatchObject([{ topic: { code: 'E1' }, financial: 9, materialBy: 'financial' }]);
    expect(snapshot.deselectedTopics).toEqual([{ code: 'S1', name: 'Topic S1' }]);
  });

  it('keeps what was written beside the figures', () => {
    const written = { description: 'What', justification: 'Why', financialEffects: ['cost-of-capital'] };
    const risk = { ...sampleComponent('risk', 'E1', 'r'), ...written };
    const scores = [{ topicId: mustHave(topics[1]).id, impactScore: 7, financialScore: 3, justification: 'Screened' }];
    const { dashboard } = takeSnapshot(sampleData({ topics, components: [risk], scores }));
    expect(dashboard.risks).toMatchObject([written]);
    expect(dashboard.highestScored.Environmental).toMatchObject([written]);
    expect(dashboard.screening).toMatchObject([{ justification: 'Screened' }]);
  });

  it('names the topics set aside in reading order', () => {
    const none = topics.map(({ id }) => ({ topicId: id, isRelevant: false }));
    expect(takeSnapshot({ ...data, selections: none }).deselectedTopics.map(({ code }) => code)).toEqual(['E1', 'S1']);
  });

  it('is the same text before and after completing, and for any order of rows', () => {
    const completed = { ...sampleAssessment, status: 'completed', completedAt: '2026-01-01T00:00:00.000Z' } as const;
    const shuffled = {
      ...data,
      assessment: completed,
      topics: topics.toReversed(),
      components: components.toReversed(),
    };
    expect(snapshotText(shuffled)).toBe(snapshotText(data));
  });

  it('is another text as soon as one score differs', () => {
    const changed = components.map((one) => (one.id === 'r' ? { ...one, financialLikelihood: 4 as const } : one));
    expect(snapshotText({ ...data, components: changed })).not.toBe(snapshotText(data));
  });

  it('reads back as the snapshot', () => {
    expect(JSON.parse(snapshotText(data))).toEqual(takeSnapshot(data));
  });
});

describe('canonical JSON', () => {
  it('orders keys at every depth, keeps the order of lists and drops what is undefined', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'é"', gone: undefined })).toBe(
      '{"a":"é\\"","b":[2,{"c":null,"d":1}]}',
    );
  });

  it('refuses numbers that JSON cannot say', () => {
    expect(() => canonicalJson({ score: Number.NaN })).toThrow(TypeError);
    expect(() => canonicalJson([Number.POSITIVE_INFINITY])).toThrow(TypeError);
  });
});

describe('the life of an assessment', () => {
  const draft = { status: 'draft', isReopened: false } as const;
  const reopened = { status: 'draft', isReopened: true } as const;
  const completed = { status: 'completed', isReopened: false } as const;
  const ok = { ok: true };
  const no = (reason: string) => ({ ok: false, reason });

  it.each([
    ['a draft', draft, ok, no('not-completed'), ok],
    ['a reopened one', reopened, ok, no('not-completed'), no('was-completed')],
    ['a completed one', completed, no('assessment-completed'), ok, no('assessment-completed')],
  ])('lets %s be completed, reopened, deleted, or says why not', (_, state, completion, reopening, removal) => {
    expect([decideCompletion(state), decideReopening(state), decideRemoval(state)]).toEqual([
      completion,
      reopening,
      removal,
    ]);
  });

  it('keeps a deleted draft for thirty days', () => {
    expect(removedForGood(new Date('2026-11-30T12:00:00Z'))).toEqual(new Date('2026-10-31T12:00:00Z'));
  });
});
