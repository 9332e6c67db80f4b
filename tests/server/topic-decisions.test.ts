import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { readFacts } from '#domain/results/dashboard-facts.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** A company with two topics: an impact with a score of 12, and one with 20. */
async function foundTwoTopics() {
  const founder = await foundThroughTheDoor(app, 'Lindenhof');
  const { api, draft } = founder;
  const assessmentId = draft.assessment.id;
  const [low, high, empty] = draft.topics.map(({ id }) => id);
  const topics = { low: mustHave(low), high: mustHave(high), empty: mustHave(empty) };
  const add = (topicId: TopicId, impactSeverity: 3 | 5) =>
    api.components.create({
      ...{ ...componentFields, title: `Impact of ${impactSeverity}`, financialEffects: [] },
      ...{ id: randomUUID() as ComponentId, assessmentId, topicId, impactSeverity, impactLikelihood: 4 },
    });
  await add(topics.low, 3);
  await add(topics.high, 5);
  const read = () => api.assessment.read({ assessmentId });
  const adopt = async (impact: 10 | 12.5 | 25, borderlineBand?: number) =>
    api.assessment.adoptThresholds({
      ...{ assessmentId, impact, financial: 12.5, reason: 'Agreed by the board' },
      ...(borderlineBand !== undefined && { borderlineBand }),
      version: (await read()).assessment.version,
    });
  const decide = (topicId: TopicId, isMaterial: boolean, reason: string, seenVersion: number | null = null) =>
    api.topicDecisions.decide({ assessmentId, topicId, side: 'impact', isMaterial, reason, seenVersion });
  const dashboard = async () =>
    buildDashboard(readFacts(mustHave((await api.dashboard.read({ assessmentId })).results)));
  return { ...founder, assessmentId, topics, read, adopt, decide, dashboard };
}

describe('the borderline band', () => {
  it('is adopted with the thresholds and the state of the scoring, and shown in the history', async () => {
    const { api, assessmentId, adopt, read } = await foundTwoTopics();
    expect((await read()).assessment).toMatchObject({ borderlineBand: 0, thresholdsAdopted: null });
    const adopted = await adopt(12.5, 2.5);
    expect(adopted).toMatchObject({
      borderlineBand: 2.5,
      thresholdsAdopted: { by: 'Ada Founder', scoring: { scored: 2, entries: 2 } },
    });
    expect((await adopt(10)).borderlineBand).toBe(2.5);
    const { changes } = await api.history.ofAssessment({ assessmentId });
    const told = changes.flatMap(({ fields }) => fields).filter(({ field }) => field === 'borderlineBand');
    expect(told).toMatchObject([{ label: 'Borderline band', from: '0', to: '2.5' }]);
  });

  it('is refused outside its scale', async () => {
    const { adopt } = await foundTwoTopics();
    for (const band of [5.5, -1, 0.25]) await expect(adopt(12.5, band)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('is restored with the thresholds by undoing', async () => {
    const { api, assessmentId, adopt, read } = await foundTwoTopics();
    await adopt(12.5, 2.5);
    await adopt(25, 5);
    const { changes } = await api.history.ofAssessment({ assessmentId });
    const line = changes.find(({ fields }) => fields.some(({ field }) => field === 'impactThreshold'));
    await api.undo.change({ assessmentId, id: mustHave(line).id });
    expect((await read()).assessment).toMatchObject({ borderlineBand: 2.5, thresholds: { impact: 12.5 } });
  });
});

describe('a decision on a topic', () => {
  it('records who, when and why, and changes the result everywhere', async () => {
    const { topics, read, decide, dashboard } = await foundTwoTopics();
    expect((await dashboard()).points.map(({ materialBy }) => materialBy)).toEqual(['open', 'impact']);
    const decision = await decide(topics.low, true, '  A levy is coming ');
    expect(decision).toMatchObject({ isMaterial: true, reason: 'A levy is coming', decidedBy: 'Ada Founder' });
    await decide(topics.high, false, 'One site alone');
    const { points, decisions } = await dashboard();
    expect(points.map(({ materialBy }) => materialBy)).toEqual(['impact', 'open']);
    expect(decisions).toMatchObject([
      { topic: { id: topics.low }, score: 12, kind: 'override', effect: 'turns' },
      { topic: { id: topics.high }, score: 20, kind: 'override', effect: 'turns' },
    ]);
    expect(buildDashboard(await read())).toEqual(await dashboard());
  });

  it('is changed and withdrawn at the version that was seen, and refused at another', async () => {
    const { api, assessmentId, topics, decide, read } = await foundTwoTopics();
    const first = await decide(topics.low, true, 'First');
    expect(await decide(topics.low, true, 'First')).toEqual(first);
    await expect(decide(topics.low, false, 'Unseen')).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: topics.low, current: { reason: 'First' }, changedBy: 'Ada Founder' }] },
    });
    const second = await decide(topics.low, false, 'Second', first.version);
    const place = { assessmentId, topicId: topics.low, side: 'impact' } as const;
    await expect(api.topicDecisions.withdraw({ ...place, seenVersion: first.version })).rejects.toMatchObject({
      code: 'conflict',
    });
    await api.topicDecisions.withdraw({ ...place, seenVersion: second.version, reason: 'The score says it' });
    expect((await read()).decisions).toEqual([]);
    await expect(api.topicDecisions.withdraw({ ...place, seenVersion: second.version })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is refused to the second of two people who decide at the same time', async () => {
    const { topics, decide } = await foundTwoTopics();
    const both = await Promise.allSettled([decide(topics.low, true, 'One'), decide(topics.low, false, 'Other')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('requires a reason, and is refused where there is nothing to judge', async () => {
    const { api, assessmentId, topics, decide } = await foundTwoTopics();
    await expect(decide(topics.low, true, '  ')).rejects.toMatchObject({
      data: { issues: [{ path: ['reason'], code: 'reason-required' }] },
    });
    await expect(decide(topics.empty, false, 'Nothing there')).rejects.toMatchObject({ code: 'nothing-counts' });
    expect(await decide(topics.empty, true, 'Seen from the top')).toMatchObject({ isMaterial: true });
    await api.topics.saveSelections({
      assessmentId,
      reason: 'Sold',
      selections: [{ topicId: topics.high, isRelevant: false, seenVersion: null }],
    });
    await expect(decide(topics.high, false, 'Aside')).rejects.toMatchObject({
      code: 'topic-set-aside',
      data: { topics: [expect.stringMatching(/^E1/)] },
    });
    await expect(decide(randomUUID() as TopicId, true, 'Nowhere')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('appears in the history of its topic with its reason, and can be undone', async () => {
    const { api, assessmentId, topics, decide, read } = await foundTwoTopics();
    const decision = await decide(topics.low, true, 'A levy is coming');
    const changes = async () =>
      (await api.history.ofAssessment({ assessmentId })).changes.filter(({ noun }) => noun === 'decision');
    const [added] = await changes();
    expect(added).toMatchObject({ verb: 'added', title: 'Impact side', reason: 'A levy is coming' });
    expect(added?.topic).toMatch(/^E1/);
    await decide(topics.low, false, 'It is not', decision.version);
    const [changed] = await changes();
    // Its reason is shown only once.
    expect(changed).toMatchObject({ reason: 'It is not' });
    expect(changed?.fields.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Decided to be material', 'Yes', 'No'],
    ]);
    await api.undo.change({ assessmentId, id: mustHave(changed).id });
    expect((await read()).decisions).toMatchObject([{ isMaterial: true, reason: 'A levy is coming' }]);
    const { at } = mustHave((await changes())[0]);
    const before = await api.history.asOf({ assessmentId, at: mustHave(added).at });
    expect(before.decisions).toMatchObject([{ isMaterial: true, decidedBy: 'Ada Founder' }]);
    expect((await api.history.asOf({ assessmentId, at })).decisions).toMatchObject([{ isMaterial: true }]);
  });

  it('is frozen on completing and not carried over to the next year', async () => {
    const { api, assessmentId, topics, decide, read, adopt } = await foundTwoTopics();
    await adopt(12.5, 2.5);
    const decision = await decide(topics.low, true, 'A levy is coming');
    await api.assessment.complete({ assessmentId });
    const { result } = await api.frozenResults.readFrozen({ assessmentId });
    expect(result).toMatchObject({
      format: 13,
      inputs: { assessment: { borderlineBand: 2.5 }, decisions: [{ reason: 'A levy is coming' }] },
      results: { borderlineBand: 2.5, decisions: [{ kind: 'borderline', effect: 'turns' }] },
    });
    await expect(decide(topics.high, false, 'Too late')).rejects.toMatchObject({ code: 'assessment-completed' });
    await expect(decide(topics.low, false, 'Too late', decision.version)).rejects.toMatchObject({
      code: 'assessment-completed',
    });
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    expect(copy).toMatchObject({ borderlineBand: 2.5, thresholdsAdopted: { scoring: { scored: 2, entries: 2 } } });
    expect((await api.assessment.read({ assessmentId: copy.id })).decisions).toEqual([]);
    expect((await read()).decisions).toHaveLength(1);
  });
});

describe('conclusions reached top-down', () => {
  const BOTH = ['impact', 'financial'] as const;

  it('are made for several sides at once, with one ground, and close the topic', async () => {
    const { api, assessmentId, topics, dashboard, fullName } = await foundTwoTopics();
    const sides = BOTH.map((side) => ({ topicId: topics.empty, side, seenVersion: null }));
    const reason = 'We own no site near water and buy nothing that needs it.';
    const rows = await api.topicDecisions.conclude({ assessmentId, sides, isMaterial: false, reason });
    expect(rows).toMatchObject(
      BOTH.map((side) => ({ side, basis: 'top-down', isMaterial: false, reason, decidedBy: fullName })),
    );
    const point = (await dashboard()).points.find(({ topic }) => topic.id === topics.empty);
    expect(point).toMatchObject({ materialBy: 'none', concluded: { impact: true, financial: true } });
    const { changes } = await api.history.ofAssessment({ assessmentId });
    expect(changes.slice(0, 2)).toMatchObject([{ reason }, { reason }]);
  });

  it('are saved for all sides or for none', async () => {
    const { api, assessmentId, topics, decide, read } = await foundTwoTopics();
    await decide(topics.low, true, 'A colleague was here first');
    const sides = [topics.empty, topics.low].map((topicId) => ({
      topicId,
      side: 'impact' as const,
      seenVersion: null,
    }));
    await expect(
      api.topicDecisions.conclude({ assessmentId, sides, isMaterial: false, reason: 'None' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect((await read()).decisions).toMatchObject([{ topicId: topics.low, reason: 'A colleague was here first' }]);
  });

  it('need a ground, and are refused on a topic that is set aside', async () => {
    const { api, assessmentId, topics } = await foundTwoTopics();
    const sides = [{ topicId: topics.empty, side: 'impact' as const, seenVersion: null }];
    const conclude = (reason: string) =>
      api.topicDecisions.conclude({ assessmentId, sides, isMaterial: false, reason });
    await expect(conclude(' ')).rejects.toMatchObject({ code: 'malformed' });
    await api.topics.saveSelections({
      assessmentId,
      selections: [{ topicId: topics.empty, isRelevant: false, seenVersion: null, reason: 'Not ours' }],
    });
    await expect(conclude('None')).rejects.toMatchObject({ code: 'topic-set-aside' });
  });

  it('may contradict entries, and can be made one by one', async () => {
    const { api, assessmentId, topics, dashboard } = await foundTwoTopics();
    const { high: topicId } = topics;
    const reason = 'The site was sold in May.';
    const decision = { assessmentId, topicId, side: 'impact' as const, isMaterial: false, reason, seenVersion: null };
    await api.topicDecisions.decide({ ...decision, basis: 'top-down' });
    expect((await dashboard()).decisions).toMatchObject([{ score: 20, kind: 'top-down', effect: 'turns' }]);
  });
});

describe('the approach of an assessment', () => {
  it('is said once, kept with the history, and not overwritten unseen', async () => {
    const { api, assessmentId, draft } = await foundTwoTopics();
    const { version } = draft.assessment;
    const said = { approach: 'both' as const, approachNote: 'Top-down for E2 to E4, where we have no sites.' };
    const saved = await api.assessment.describeApproach({ assessmentId, ...said, version });
    expect(saved).toMatchObject(said);
    expect(await api.assessment.describeApproach({ assessmentId, ...said, version })).toEqual(saved);
    await expect(
      api.assessment.describeApproach({ assessmentId, approach: 'top-down', approachNote: '', version }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const { changes } = await api.history.ofAssessment({ assessmentId });
    expect(changes[0]?.fields).toContainEqual(expect.objectContaining({ label: 'Approach', to: 'Both' }));
  });
});
