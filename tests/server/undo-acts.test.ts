import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComponentId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Adds as many impacts in one act, each named by its position. */
async function addRows({ api, assessmentId, topicId }: World, count: number) {
  const added = Array.from({ length: count }, (_, at) => ({
    ...componentFields,
    id: randomUUID() as ComponentId,
    topicId,
    title: `Row ${at}`,
  }));
  const act = randomUUID();
  const { saved } = await api.components.together({ assessmentId, act, added });
  return { act, seen: saved.map(({ id, version }) => ({ id, seenVersion: version })) };
}

/** A person to whom records are assigned. */
const ownerIn = async ({ api, assessmentId }: World) =>
  mustHave((await api.assignments.list({ assessmentId })).people[0]).userId;

/** The lines of an act as stored, newest first. */
const linesOf = (act: string) =>
  asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; undoes: string; rowId: string; reason: string }>(
      'select id, undoes, row_id as "rowId", reason from history where act = $1 order by id desc',
      [act],
    );
    return rows;
  });

/** How many statements PostgreSQL receives while `work` runs. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

describe('undoing an act', () => {
  it('sends PostgreSQL as many statements for hundreds of rows as for three', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const undo = (act: string) => countStatements(() => api.undo.act({ assessmentId, act }));
    await undo((await addRows(world, 1)).act);
    const few = await undo((await addRows(world, 3)).act);
    const many = await undo((await addRows(world, 400)).act);
    expect(few).toBeGreaterThan(5);
    // A request may also have to record when the session was last used.
    expect(Math.abs(many - few)).toBeLessThan(5);
  });

  it('restores many rows of several nouns, the last line first, each line named by the one that undid it', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId, activity } = world;
    const { seen } = await addRows(world, 150);
    const [renamed, scored, removed] = [seen.slice(0, 50), seen.slice(50, 100), seen.slice(100)];
    const read = async () => {
      const { components, activities } = await api.assessment.read({ assessmentId });
      const { assignments } = await api.assignments.list({ assessmentId });
      return { components, activities, assignments };
    };
    const [before, owner] = [await read(), await ownerIn(world)];

    const act = randomUUID();
    await api.components.together({
      assessmentId,
      act,
      changed: [
        ...renamed.map((row, at) => ({ ...row, set: { title: `Named ${at}` } })),
        ...scored.map((row) => ({ ...row, set: { impactSeverity: 2 as const, timeHorizon: 'long' as const } })),
      ],
      added: renamed.map(() => ({ ...componentFields, id: randomUUID() as ComponentId, topicId })),
      removed,
    });
    const records = scored.map(({ id }) => ({ noun: 'component' as const, key: id }));
    await api.assignments.assign({ assessmentId, act, records, owner });
    const placements = scored.map(({ id }) => ({ activityId: activity.id, componentId: id, isPlaced: true }));
    await api.valueChain.place({ assessmentId, act, placements });
    // One row a second time, in another field.
    const [twice] = renamed.map(({ id }) => ({ id, seenVersion: 2, set: { timeHorizon: 'long' as const } }));
    await api.components.together({ assessmentId, act, changed: [mustHave(twice)] });

    const { act: own, rowIds } = await api.undo.act({ assessmentId, act });
    const after = await read();
    const said = (rows: readonly { version: number }[]) =>
      rows.map((row) => JSON.stringify({ ...row, version: 0 })).toSorted();
    expect(said(after.components)).toEqual(said(before.components));
    expect(said(after.activities)).toEqual(said(before.activities));
    expect(after.assignments).toEqual(before.assignments);
    const versions = new Map(after.components.map(({ id, version }) => [id, version]));
    const versionsOf = (rows: typeof seen) => [...new Set(rows.map(({ id }) => versions.get(id)))];
    expect([versionsOf(renamed.slice(0, 1)), versionsOf(renamed.slice(1))]).toEqual([[5], [3]]);
    expect([versionsOf(scored), versionsOf(removed)]).toEqual([[3], [2]]);

    const [lines, undoing] = [await linesOf(act), await linesOf(own)];
    expect(lines).toHaveLength(50 + 50 + 50 + 50 + 50 + 1 + 1);
    expect(undoing.map(({ undoes }) => undoes).toReversed()).toEqual(lines.map(({ id }) => id));
    expect(undoing.map(({ rowId }) => rowId).toReversed()).toEqual(rowIds);
    expect(undoing.filter(({ reason }) => !/^Undone: .* \(20.* UTC\)$/.test(reason))).toEqual([]);
    // The undoing is undone too.
    await api.undo.act({ assessmentId, act: own });
    const { components } = await read();
    expect(components.filter(({ title }) => title.startsWith('Named '))).toHaveLength(50);
    expect(components.filter(({ id }) => removed.some((row) => row.id === id))).toEqual([]);
  });

  it('is refused as a whole if someone has taken the place of a row to be restored', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId } = world;
    const { seen } = await addRows(world, 3);
    const records = [
      { noun: 'topic' as const, key: topicId },
      ...seen.map(({ id }) => ({ noun: 'component' as const, key: id })),
    ];
    const owner = await ownerIn(world);
    const assign = async (some: typeof records) => {
      const act = randomUUID();
      await api.assignments.assign({ assessmentId, act, records: some, owner });
      return act;
    };
    const undone = await api.undo.act({ assessmentId, act: await assign(records) });
    await assign(records.slice(1, 2));
    const before = await api.assignments.list({ assessmentId });
    const again = await api.undo.act({ assessmentId, act: undone.act }).catch((thrown) => thrown);
    expect(again).toMatchObject({ code: 'conflict' });
    expect(again.data.conflicts).toHaveLength(1);
    expect(await api.assignments.list({ assessmentId })).toEqual(before);
  });
});
