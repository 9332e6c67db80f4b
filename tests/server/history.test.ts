import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_PAGE } from '#contract/history.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { foundWorld, SECRET } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

describe('the history', () => {
  it('of a component shows who set which value, newest first, even after it is deleted', async () => {
    const world = await foundWorld(app);
    const { assessmentId, component, draft } = world;
    const colleague = await joinCompany(app, world, 'user', 'Ben Colleague');
    const { version, ...fields } = component;
    const changed = { ...fields, impactSeverity: 5 as const, timeHorizon: 'long' };
    await colleague.api.components.update({ assessmentId, ...changed, seenVersion: version });
    await world.api.components.remove({ assessmentId, id: component.id });
    const topic = draft.topics.find(({ id }) => id === component.topicId);

    const { changes, next } = await world.api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });
    expect(next).toBeNull();
    const what = {
      noun: 'component',
      rowId: component.id,
      title: component.title,
      topic: `${topic?.code} ${topic?.name}`,
    };
    expect(changes).toMatchObject([
      { ...what, verb: 'deleted', by: 'Ada Founder', fields: [] },
      {
        ...what,
        verb: 'changed',
        by: 'Ben Colleague',
        fields: [
          { field: 'timeHorizon', label: 'Time horizon', from: 'Not set', to: 'Long-term (> 5 ys)' },
          { field: 'impactSeverity', label: 'Severity', from: '4', to: '5' },
        ],
      },
      { ...what, verb: 'added', by: 'Ada Founder' },
    ]);
  });

  it('of an assessment covers everything below it, with topics, questions and reasons', async () => {
    const { api, assessmentId, draft, score } = await foundWorld(app);
    const { version, ...fields } = score;
    await api.scores.save({ assessmentId, scores: [{ ...fields, impactScore: 9, seenVersion: version }] });
    await api.assessment.moveTo({ assessmentId, currentStep: 4 });
    await api.assessment.complete({ assessmentId });
    await api.assessment.reopen({ assessmentId, reason: 'A supplier corrected its data' });
    const topic = draft.topics.find(({ id }) => id === score.topicId);

    const { changes } = await api.history.ofAssessment({ assessmentId });
    expect(changes.slice(0, 3)).toMatchObject([
      { noun: 'assessment', verb: 'reopened', reason: 'A supplier corrected its data' },
      { noun: 'assessment', verb: 'completed', reason: null },
      {
        noun: 'score',
        verb: 'changed',
        topic: `${topic?.code} ${topic?.name}`,
        fields: [{ label: 'Impact materiality', from: '5', to: '9' }],
      },
    ]);
    expect(changes.map(({ noun }) => noun)).toEqual(
      expect.arrayContaining(['answer', 'component', 'selection', 'stakeholder']),
    );
    expect(JSON.stringify(changes)).not.toContain(`${SECRET} chat`);
  });

  it('comes in pages that continue where the last one ended', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    let { version } = component;
    for (let n = 0; n <= HISTORY_PAGE; n += 1) {
      const { version: _version, ...fields } = component;
      const changed = { ...fields, assessmentId, description: `Draft ${n}`, seenVersion: version };
      ({ version } = await api.components.update(changed));
    }
    const ask = { assessmentId, noun: 'component', id: component.id } as const;
    const first = await api.history.ofRecord(ask);
    expect(first.changes).toHaveLength(HISTORY_PAGE);
    expect(first.changes[0]?.fields).toMatchObject([{ to: `Draft ${HISTORY_PAGE}` }]);
    const second = await api.history.ofRecord({ ...ask, before: first.next ?? undefined });
    expect(second.changes.map(({ verb }) => verb)).toEqual(['changed', 'added']);
    expect(second.next).toBeNull();
  });

  it('is empty for a row that does not exist, and refuses an invalid page position', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    const other = await foundWorld(app);
    const ask = { assessmentId, noun: 'component', id: other.component.id } as const;
    expect(await api.history.ofRecord(ask)).toEqual({ changes: [], next: null });
    const strange = api.history.ofRecord({ ...ask, id: component.id, before: "1' or true" });
    await expect(strange).rejects.toMatchObject({ code: 'malformed' });
  });
});
