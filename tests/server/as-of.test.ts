import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { randomEdits } from '../shared/random-edits.ts';
import { foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Sorts the lists that have no order of their own. */
function inOrder(whole: WholeAssessment): WholeAssessment {
  const byTopic = (one: { topicId: string }, other: { topicId: string }) => (one.topicId < other.topicId ? -1 : 1);
  return { ...whole, selections: whole.selections.toSorted(byTopic), scores: whole.scores.toSorted(byTopic) };
}

/** A moment after everything so far and before everything that follows. */
async function markTime(): Promise<string> {
  await wait(2);
  const at = new Date().toISOString();
  await wait(2);
  return at;
}

describe('an assessment as of a time', () => {
  it('equals the state recorded at the time, at 50 points among 1,000 random edits', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId } = draft.assessment;
    const edit = randomEdits(api, 12);
    const recorded: { at: string; whole: WholeAssessment }[] = [];
    let whole = draft as WholeAssessment;
    for (let done = 1; done <= 1_000; done += 1) {
      await edit(whole);
      whole = await api.assessment.read({ assessmentId });
      if (done % 20 === 0) recorded.push({ at: await markTime(), whole });
    }
    expect(recorded).toHaveLength(50);
    for (const { at, whole } of recorded) {
      expect(inOrder(await api.history.asOf({ assessmentId, at }))).toEqual(inOrder(whole));
    }
  });

  it('shows a completed assessment that was reopened later, with its standard, and the state after any line of the history', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    const before = await api.assessment.read({ assessmentId });
    await api.assessment.complete({ assessmentId });
    const completed = await api.assessment.read({ assessmentId });
    const whenCompleted = await markTime();
    await api.assessment.reopen({ assessmentId, reason: 'A mistake' });
    await api.components.remove({ assessmentId, id: component.id });
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });

    expect(inOrder(await api.history.asOf({ assessmentId, at: whenCompleted }))).toEqual(inOrder(completed));
    const afterAdding = await api.history.asOf({ assessmentId, at: mustHave(changes.at(-1)).at });
    expect(afterAdding.components).toEqual(before.components);
    const afterDeleting = await api.history.asOf({ assessmentId, at: mustHave(changes[0]).at });
    expect(afterDeleting.components).toEqual([]);
  });

  it('holds the topics of the standard chosen at the time', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId, version, esrsVersion } = draft.assessment;
    const at = await markTime();
    const other = esrsVersion === 'esrs-2026' ? 'esrs-2023' : 'esrs-2026';
    const choice = { assessmentId, financialYearStart: '2026-01-01', esrsVersion: other, version } as const;
    const changed = await api.assessment.chooseVersion(choice);
    expect(await api.history.asOf({ assessmentId, at })).toEqual(draft);
    expect(await api.history.asOf({ assessmentId, at: await markTime() })).toEqual(changed);
  });

  it('is refused for times before the start and during deletion, and available again after restoring', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId } = draft.assessment;
    const early = new Date(Date.parse(draft.assessment.createdAt) - 60_000).toISOString();
    const asOf = (at: string) => api.history.asOf({ assessmentId, at });
    await expect(asOf(early)).rejects.toMatchObject({ code: 'not-begun-then', data: { beganAt: expect.any(String) } });
    await expect(asOf('0000-01-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'not-begun-then' });
    const whole = await markTime();
    await api.assessment.remove({ assessmentId });
    const gone = await markTime();
    await expect(asOf(gone)).rejects.toMatchObject({ code: 'deleted-then', data: { deletedAt: expect.any(String) } });
    expect(await asOf(whole)).toEqual(draft);
    await api.assessment.restore({ assessmentId });
    expect((await asOf(await markTime())).topics).toEqual(draft.topics);
    await expect(asOf(gone)).rejects.toMatchObject({ code: 'deleted-then' });
    await expect(asOf('9999-12-31T23:59:59.999Z')).resolves.toMatchObject({ topics: draft.topics });
  });
});
