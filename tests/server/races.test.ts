import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { eventually } from '../shared/eventually.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields } from '../shared/world.ts';
import { countWaiting } from './running-visit.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const codeOf = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'OK',
    (error: unknown) => {
      if (error instanceof ORPCError) return error.code;
      throw error;
    },
  );
const atOnce = (times: number, ask: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, (_, n) => codeOf(ask(n))));

/** Locks an assessment's row against everybody else while `work` runs. */
function whileHeld<T>(assessmentId: string, work: () => Promise<T>): Promise<T> {
  return asOwner(database.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select from assessments where id = $1 for update', [assessmentId]);
    const result = await work();
    await client.query('commit');
    return result;
  });
}

describe('two requests at the same moment', () => {
  it('found one company for one person', async () => {
    const founder = await app.signUp();
    const codes = await atOnce(20, (n) =>
      founder.api.company.create({ name: `Company ${n}`, industry: 'food-beverage', size: 'large' }),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['OK', 'already-in-company']));
  });

  it('save the same rows in different orders without blocking each other', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const assessmentId = draft.assessment.id;
    const empty = { impactScore: 5, financialScore: 5, seenVersion: null };
    const scores = draft.topics.map(({ id }) => ({ topicId: id, justification: '', ...empty }));
    const inserted = await atOnce(4, (n) =>
      api.scores.save({ assessmentId, scores: n % 2 ? scores : scores.toReversed() }),
    );
    expect(inserted).toEqual(['OK', 'OK', 'OK', 'OK']);
    const changed = scores.map((score) => ({ ...score, impactScore: 6, seenVersion: 1 }));
    const updated = await atOnce(4, (n) =>
      api.scores.save({ assessmentId, scores: n % 2 ? changed : changed.toReversed() }),
    );
    expect(updated).toEqual(['OK', 'OK', 'OK', 'OK']);
  });

  it('adopt the same thresholds once, and different ones only after seeing the first', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const assessmentId = draft.assessment.id;
    const adopt = (impact: 10 | 15, version: number) =>
      api.assessment.adoptThresholds({ assessmentId, impact, financial: 10, reason: 'sector practice', version });
    expect(await atOnce(4, () => adopt(15, draft.assessment.version))).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect(await codeOf(adopt(10, draft.assessment.version))).toBe('conflict');
  });

  it('complete an assessment once, and freeze one result: the others learn that it is completed', async () => {
    const admin = await foundThroughTheDoor(app);
    const colleague = await joinCompany(app, admin, 'user', 'The colleague');
    const assessmentId = admin.draft.assessment.id;
    const codes = await atOnce(6, (n) => (n % 2 ? admin : colleague).api.assessment.complete({ assessmentId }));
    expect(codes.toSorted()).toEqual(['OK', ...Array.from({ length: 5 }, () => 'assessment-completed')]);
    expect(await admin.api.frozenResults.listFrozen({ assessmentId })).toHaveLength(1);
  });

  it('leave a snapshot with exactly what was saved before the completion', async () => {
    const { api, draft, company } = await foundThroughTheDoor(app);
    const assessmentId = draft.assessment.id;
    const topicId = mustHave(draft.topics[0]).id;
    const create = (n: number) =>
      api.components.create({
        assessmentId,
        id: randomUUID() as ComponentId,
        topicId,
        ...componentFields,
        title: `The finding ${n}.`,
        financialEffects: [],
      });
    const codes = await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => codeOf(create(n))),
      codeOf(api.assessment.complete({ assessmentId })).then(() => 'COMPLETED'),
      ...Array.from({ length: 6 }, (_, n) => codeOf(create(7 + n))),
    ]);
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query('select result from assessment_snapshots where company_id = $1', [company.id]),
    );
    expect(rows).toHaveLength(1);
    for (const [n, code] of codes.entries()) {
      if (code !== 'COMPLETED') expect(rows[0].result.includes(`The finding ${n}.`)).toBe(code === 'OK');
    }
  });
});

describe('losing a membership or a role', () => {
  it('waits for the person’s current save, and lets nothing of theirs in afterwards', async () => {
    const admin = await foundThroughTheDoor(app);
    const leaver = await joinCompany(app, admin, 'admin', 'The leaver');
    const assessmentId = admin.draft.assessment.id;
    const topicId = mustHave(admin.draft.topics[0]).id;
    const row = mustHave((await admin.api.team.list()).find((member) => !member.isSelf));
    const order: string[] = [];
    await whileHeld(assessmentId, async () => {
      const saving = leaver.api.components
        .create({ assessmentId, id: randomUUID() as ComponentId, topicId, ...componentFields, financialEffects: [] })
        .then(() => order.push('saved'));
      await eventually('the save waits', async () => (await countWaiting(database)) === 1);
      const removing = admin.api.team.remove({ id: row.id }).then(() => order.push('removed'));
      await eventually('the removal waits behind it', async () => (await countWaiting(database)) === 2);
      return { done: Promise.all([saving, removing]) };
    }).then(({ done }) => done);
    expect(order).toEqual(['saved', 'removed']);
    expect(await codeOf(leaver.api.components.remove({ assessmentId, id: randomUUID() as ComponentId }))).toBe(
      'no-company',
    );
  });

  it('refuses a change that began with a role the person has lost by the time it is made', async () => {
    const admin = await foundThroughTheDoor(app);
    const colleague = await joinCompany(app, admin, 'admin', 'The demoted one');
    const row = mustHave((await admin.api.team.list()).find((member) => !member.isSelf));
    const { whoAsks } = database;
    const stale = createTestApp(
      {
        ...database,
        // The other admin demotes the colleague between the look-up and the action.
        whoAsks: async (session) => {
          const found = await whoAsks(session);
          await admin.api.team.changeRole({ id: row.id, role: 'user' });
          return found;
        },
      },
      app.config,
    );
    const answer = await stale.request('/api/invitations', {
      method: 'POST',
      cookie: colleague.cookie,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'friend@example.com', role: 'admin' }),
    });
    expect(answer.status).toBe(403);
    expect(await admin.api.invitations.list()).toEqual([]);
  });
});
