import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** A company with three more impacts, and the means to change all of them. */
async function foundWithRows() {
  const world = await foundWorld(app);
  const { api, assessmentId, topicId } = world;
  const ids = [1, 2, 3].map(() => randomUUID() as ComponentId);
  const added = ids.map((id, at) => ({ ...componentFields, id, topicId, title: `Row ${at + 1}` }));
  const act = randomUUID();
  const { saved } = await api.components.together({ assessmentId, act, added });
  const read = async () => {
    const { components } = await api.assessment.read({ assessmentId });
    return ids.map((id) => components.find((row) => row.id === id));
  };
  const seen = saved.map(({ id, version }) => ({ id, seenVersion: version }));
  return { ...world, ids, act, saved, seen, read };
}

const severities = (rows: readonly ({ impactSeverity: number | null } | undefined)[]) =>
  rows.map((row) => row?.impactSeverity ?? null);

/** The same after an act that changed all three, and a later change by a colleague to the second. */
async function foundChangedSince(set: { title?: string; impactSeverity?: 3 }) {
  const world = await foundWithRows();
  const { api, assessmentId, ids, seen } = world;
  const act = randomUUID();
  const changed = seen.map((row) => ({ ...row, set: { impactSeverity: 1 as const } }));
  await api.components.together({ assessmentId, act, changed });
  const colleague = await joinCompany(app, world, 'user', 'Ben Colleague');
  await colleague.api.components.together({
    assessmentId,
    act: randomUUID(),
    changed: [{ id: mustHave(ids[1]), seenVersion: 2, set }],
  });
  return { ...world, act };
}

describe('several components at once', () => {
  it('are changed with one reason, shown as one act with its lines, and all reverted by one undo that can itself be undone', async () => {
    const { api, assessmentId, seen, read } = await foundWithRows();
    const act = randomUUID();
    const changed = seen.map((row) => ({ ...row, set: { impactSeverity: 2 as const } }));
    const { saved } = await api.components.together({ assessmentId, act, changed, reason: 'Agreed in workshop' });
    expect(saved.map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(severities(await read())).toEqual([2, 2, 2]);

    const [told, before] = (await api.history.ofAssessment({ assessmentId, acts: 'as-one' })).changes;
    expect(told).toMatchObject({
      act: { id: act, lines: 3, isUndoing: false },
      reason: 'Agreed in workshop',
      verb: 'changed',
    });
    expect(before).toMatchObject({ act: { lines: 3 }, verb: 'added' });
    const { changes: lines } = await api.history.ofAssessment({ assessmentId, act });
    expect(lines.map(({ title, reason }) => [title, reason]).toSorted()).toEqual(
      ['Row 1', 'Row 2', 'Row 3'].map((title) => [title, 'Agreed in workshop']),
    );

    const undone = await api.undo.act({ assessmentId, act });
    expect(severities(await read())).toEqual([4, 4, 4]);
    const [undoing] = (await api.history.ofAssessment({ assessmentId, acts: 'as-one' })).changes;
    expect(undoing).toMatchObject({
      act: { lines: 3, isUndoing: true },
      reason: expect.stringMatching(/^Undone: Row \d, /),
    });
    expect((await api.history.ofAssessment({ assessmentId, act })).changes[0]?.undone?.by).toBe('Ada Founder');
    await api.undo.act({ assessmentId, act: undone.act });
    expect(severities(await read())).toEqual([2, 2, 2]);
  });

  it('can be given their missing reason later, all at once', async () => {
    const { api, assessmentId, seen } = await foundWithRows();
    const act = randomUUID();
    const changed = seen.map((row) => ({ ...row, set: { impactSeverity: 2 as const } }));
    await api.components.together({ assessmentId, act, changed });
    const [line] = (await api.history.ofAssessment({ assessmentId, act })).changes;
    expect(line?.lacksReason).toBe(true);
    await api.laterReasons.give({ assessmentId, line: mustHave(line).id, reason: 'New evidence' });
    const { changes } = await api.history.ofAssessment({ assessmentId, act });
    expect(changes.map(({ reason }) => reason)).toEqual(['New evidence', 'New evidence', 'New evidence']);
  });

  it('are added and deleted at once, and restored under their ids', async () => {
    const { api, assessmentId, ids, seen, read } = await foundWithRows();
    const act = randomUUID();
    await api.components.together({ assessmentId, act, removed: seen, reason: 'Entered twice' });
    expect(await read()).toEqual([undefined, undefined, undefined]);
    // Sent again, as if no answer had arrived.
    await api.components.together({ assessmentId, act, removed: seen, reason: 'Entered twice' });
    await api.undo.act({ assessmentId, act });
    expect((await read()).map((row) => row?.id)).toEqual(ids);
  });

  it('change their topic, and are refused a topic that does not exist', async () => {
    const { api, assessmentId, draft, seen, read } = await foundWithRows();
    const topicId = mustHave(draft.topics[1]).id;
    const move = (to: typeof topicId) =>
      api.components.together({
        assessmentId,
        act: randomUUID(),
        changed: seen.map((row) => ({ ...row, set: { topicId: to } })),
      });
    await expect(move(randomUUID() as typeof topicId)).rejects.toMatchObject({ code: 'not-found' });
    await move(topicId);
    expect((await read()).map((row) => row?.topicId)).toEqual([topicId, topicId, topicId]);
  });

  it('write nothing if rows were changed or deleted in the meantime, and say which and by whom', async () => {
    const world = await foundWithRows();
    const { api, assessmentId, ids, seen, read } = world;
    const colleague = await joinCompany(app, world, 'user', 'Ben Colleague');
    const [first, second, third] = seen;
    await colleague.api.components.together({
      assessmentId,
      act: randomUUID(),
      changed: [{ ...mustHave(first), set: { title: 'Renamed' } }],
      removed: [mustHave(second)],
    });
    const act = randomUUID();
    const changed = seen.map((row) => ({ ...row, set: { impactSeverity: 1 as const } }));
    const error = await api.components.together({ assessmentId, act, changed }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'conflict' });
    expect(error.data.conflicts).toMatchObject([
      { key: ids[0], current: { title: 'Renamed' }, changedBy: 'Ben Colleague' },
      { key: ids[1], current: null },
    ]);
    expect(severities(await read())).toEqual([4, null, 4]);
    const removing = api.components.together({ assessmentId, act, removed: seen });
    await expect(removing).rejects.toMatchObject({
      data: { conflicts: [{ key: ids[0], changedBy: 'Ben Colleague' }] },
    });
    expect((await read())[2]?.id).toBe(third?.id);
    // Without the rows in conflict it succeeds.
    await api.components.together({ assessmentId, act, changed: changed.slice(2) });
    expect(severities(await read())).toEqual([4, null, 1]);
  });

  it('are undone if someone has changed a different field in them since, whose value stays', async () => {
    const { api, assessmentId, act, read } = await foundChangedSince({ title: 'Called otherwise' });
    await api.undo.act({ assessmentId, act });
    expect(severities(await read())).toEqual([4, 4, 4]);
    expect((await read())[1]?.title).toBe('Called otherwise');
  });

  it('are not undone while someone has changed the same field in one of them since, and that one is named', async () => {
    const { api, assessmentId, act, ids, read } = await foundChangedSince({ impactSeverity: 3 });
    await expect(api.undo.act({ assessmentId, act })).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: ids[1], changedBy: 'Ben Colleague' }] },
    });
    expect(severities(await read())).toEqual([1, 3, 1]);
  });

  it('are refused as a whole where one would become inconsistent, with the row and the field', async () => {
    const { api, assessmentId, seen, read } = await foundWithRows();
    const changed = seen.map((row, at) => ({ ...row, set: at === 1 ? { impactScale: 1 as const } : { title: 'New' } }));
    await expect(api.components.together({ assessmentId, act: randomUUID(), changed })).rejects.toMatchObject({
      code: 'malformed',
      data: { issues: [{ path: ['changed', 1, 'set', 'severityReason'], code: 'reason-required' }] },
    });
    expect((await read()).map((row) => row?.title)).toEqual(['Row 1', 'Row 2', 'Row 3']);
  });

  it('are reviewed where nothing else changes', async () => {
    const { api, assessmentId, topicId, read } = await foundWithRows();
    const id = randomUUID() as ComponentId;
    const added = [{ ...componentFields, id, topicId, carriedFrom: 'Last year' }];
    const { saved } = await api.components.together({ assessmentId, act: randomUUID(), added });
    const changed = saved.map(({ version }) => ({ id, seenVersion: version, set: {} }));
    await api.components.together({ assessmentId, act: randomUUID(), changed });
    const { components } = await api.assessment.read({ assessmentId });
    expect(components.find((row) => row.id === id)?.carriedFrom).toBe('');
    expect(await read()).toHaveLength(3);
  });

  it('cannot join another person’s act, and nobody can undo an act of another company', async () => {
    const world = await foundWithRows();
    const { assessmentId, act, seen } = world;
    const colleague = await joinCompany(app, world, 'user', 'Ben Colleague');
    const joining = colleague.api.components.together({
      assessmentId,
      act,
      changed: seen.map((row) => ({ ...row, set: { title: 'Other' } })),
    });
    await expect(joining).rejects.toMatchObject({ code: 'not-found' });
    const stranger = await foundWorld(app, 'other-secret');
    const undoing = stranger.api.undo.act({ assessmentId: stranger.assessmentId, act });
    await expect(undoing).rejects.toMatchObject({ code: 'not-found' });
  });

  it('can be done by the hundred in one request', async () => {
    const { api, assessmentId, topicId } = await foundWorld(app);
    const added = Array.from({ length: 300 }, () => ({ ...componentFields, id: randomUUID() as ComponentId, topicId }));
    const { saved } = await api.components.together({ assessmentId, act: randomUUID(), added });
    const act = randomUUID();
    const changed = saved.map(({ id, version }) => ({ id, seenVersion: version, set: { impactSeverity: 5 as const } }));
    await api.components.together({ assessmentId, act, changed });
    expect((await api.undo.act({ assessmentId, act })).rowIds).toHaveLength(300);
  });
});
