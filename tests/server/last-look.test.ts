import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile, FROZEN_FILE } from '#domain/frozen-results/check-frozen-file.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { stampOf } from '#domain/frozen-results/stamp-of.ts';
import type { TopicId } from '#domain/ids.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { topicsLeftOpen } from '#domain/results/left-open.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const REASON = 'Shown to the supplier panel in spring';

/** A draft as somebody sees it, with its open topics. */
async function seenBy({ api, assessmentId }: World) {
  const whole = await api.assessment.read({ assessmentId });
  const open = topicsLeftOpen(buildDashboard(whole)).map(({ topic }) => topic.id as TopicId);
  return { whole, open, seen: stampOf(whole) };
}

describe('topics left open on completion', () => {
  it('each need a reason, which is recorded, in the history and frozen', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const closed = mustHave((await seenBy(world)).open.at(-1));
    const sides = (['impact', 'financial'] as const).map((side) => ({ topicId: closed, side, seenVersion: null }));
    await api.topicDecisions.conclude({ assessmentId, sides, isMaterial: false, reason: 'No such business' });
    const { whole, open } = await seenBy(world);
    const [first, ...rest] = open;
    const named = whole.topics.find(({ id }) => id === first);
    const answers = [{ topicIds: rest, reason: REASON }];
    await expect(api.assessment.complete({ assessmentId, leftOpen: answers })).rejects.toMatchObject({
      code: 'conclusions-missing',
      data: { topics: [`${named?.code} ${named?.name}`] },
    });
    // A topic that is not open needs none: its reason is not kept.
    const all = [...answers, { topicIds: [mustHave(first), closed], reason: 'The board decides in May' }];
    const completed = await api.assessment.complete({ assessmentId, leftOpen: all });
    expect(completed.leftOpen).toEqual([
      { topicIds: [first], reason: 'The board decides in May' },
      { topicIds: rest, reason: REASON },
    ]);
    const { changes } = await api.history.ofAssessment({ assessmentId });
    const fields = changes.flatMap((change) => change.fields);
    expect(fields.find(({ field }) => field === 'leftOpen')?.to).toContain(
      `${named?.code} ${named?.name}: The board decides in May`,
    );
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(checkFrozenFile({ kind: FROZEN_FILE, sha256: file.sha256, result: file.result })).toMatchObject({
      state: 'same',
      format: 13,
    });
    const frozen = file.result as FrozenResult;
    expect(frozen.inputs.assessment).toMatchObject({ leftOpen: completed.leftOpen, lastLook: null });
    expect((await api.assessment.read({ assessmentId })).assessment.leftOpen).toEqual(completed.leftOpen);
  });

  it('say that no reason was given where the caller does not ask', async () => {
    const { api, assessmentId } = await foundWorld(app);
    expect(await api.assessment.complete({ assessmentId })).toMatchObject({ leftOpen: [], lastLook: null });
  });
});

describe('the last look', () => {
  it('records who looked and what was weighed, with the result', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, founderAsMember } = world;
    const { seen } = await seenBy(world);
    const lastLook = { members: [founderAsMember.id], others: ['Jo Marsh, board'], weighed: 'Water most of all', seen };
    const completed = await api.assessment.complete({ assessmentId, lastLook });
    const told = { by: ['Ada Founder', 'Jo Marsh, board'], weighed: 'Water most of all' };
    expect(completed.lastLook).toEqual(told);
    const frozen = (await api.frozenResults.readFrozen({ assessmentId })).result as FrozenResult;
    expect(frozen.inputs.assessment.lastLook).toEqual(told);
    const { changes } = await api.history.ofAssessment({ assessmentId });
    const fields = changes.flatMap((change) => change.fields);
    expect(fields).toContainEqual(expect.objectContaining({ field: 'lookedBy', to: 'Ada Founder, Jo Marsh, board' }));
    // A correction is looked at anew.
    await api.assessment.reopen({ assessmentId, reason: REASON });
    expect(await api.assessment.complete({ assessmentId })).toMatchObject({ lastLook: null });
  });

  it('is refused when a colleague has changed something since, and when somebody is no member', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component, founderAsMember } = world;
    const { seen } = await seenBy(world);
    const stranger = (await foundWorld(app)).founderAsMember.id;
    const look = { others: [], weighed: '' };
    await expect(
      api.assessment.complete({ assessmentId, lastLook: { ...look, members: [stranger], seen } }),
    ).rejects.toMatchObject({ code: 'not-a-member' });
    const { version, ...row } = component;
    await api.components.update({ ...row, assessmentId, title: 'Changed', seenVersion: version });
    const lastLook = { ...look, members: [founderAsMember.id], seen };
    await expect(api.assessment.complete({ assessmentId, lastLook })).rejects.toMatchObject({ code: 'whole-changed' });
    expect((await api.assessment.read({ assessmentId })).assessment.status).toBe('draft');
    const again = { ...lastLook, seen: (await seenBy(world)).seen };
    expect(await api.assessment.complete({ assessmentId, lastLook: again })).toMatchObject({ status: 'completed' });
  });

  it('of two who complete at once counts once, and the other is told that it is completed', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, founderAsMember } = world;
    const { seen } = await seenBy(world);
    const look = { members: [founderAsMember.id], others: [], seen };
    const both = await Promise.allSettled(
      ['One', 'Two'].map((weighed) => api.assessment.complete({ assessmentId, lastLook: { ...look, weighed } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'assessment-completed' },
    });
    expect(await api.frozenResults.listFrozen({ assessmentId })).toHaveLength(1);
  });
});

it('confirms choices on requirements that were carried over, all at once, except those changed since', async () => {
  const { api, assessmentId, disclosureChoice } = await foundWorld(app);
  await api.assessment.complete({ assessmentId });
  const next = (await api.assessment.begin({ copyOf: assessmentId })).id;
  const [carried] = (await api.assessment.read({ assessmentId: next })).disclosureChoices;
  const { esrsVersion, requirement, version } = mustHave(carried);
  expect(carried?.carriedFrom).not.toBe('');
  expect(requirement).toBe(disclosureChoice.requirement);
  const listed = await api.review.carried({ assessmentId: next });
  expect(listed.disclosureChoices).toEqual([{ esrsVersion, requirement, version }]);
  expect(listed.components).toHaveLength(1);
  const confirm = (seenVersion: number) =>
    api.review.confirm({ assessmentId: next, disclosureChoices: [{ esrsVersion, requirement, seenVersion }] });
  expect((await confirm(version + 1)).disclosureChoices).toEqual([]);
  expect((await confirm(version)).disclosureChoices).toEqual([{ esrsVersion, requirement, version: version + 1 }]);
  expect((await api.review.carried({ assessmentId: next })).disclosureChoices).toEqual([]);
});
