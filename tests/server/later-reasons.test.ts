import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeasureRow } from '#contract/measures.ts';
import type { Component } from '#domain/components/component.ts';
import { measureReasonAskedBy } from '#domain/history/measure-reason.ts';
import { reasonAskedBy, reasonKindOf } from '#domain/history/reason-kind.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, SECRET, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Changes the current version of the world's component. */
async function change({ api, assessmentId }: Pick<World, 'api' | 'assessmentId'>, values: Partial<Component>) {
  const row = mustHave((await api.assessment.read({ assessmentId })).components[0]);
  const { version: seenVersion, ...fields } = row;
  await api.components.update({ assessmentId, ...fields, ...values, seenVersion });
  return { before: row, after: { ...row, ...values } };
}

const newest = async ({ api, assessmentId }: Pick<World, 'api' | 'assessmentId'>) =>
  mustHave((await api.history.ofAssessment({ assessmentId })).changes[0]);

describe('changes that require a reason', () => {
  it('are recognised by the browser exactly as by the database, with their kind', async () => {
    const world = await foundWorld(app);
    const second = mustHave(world.draft.topics[1]).id;
    const edits: [Partial<Component>, ReturnType<typeof reasonAskedBy>][] = [
      [{ title: 'Called anew' }, null],
      [{ impactScale: 4 }, null],
      [{ impactScale: 5, impactSeverity: 5 }, 'score'],
      [{ impactSeverity: 3, severityReason: 'Lasting' }, 'score'],
      [{ impactRelevant: false }, 'aside'],
      [{ impactRelevant: true }, null],
      [{ topicId: second }, 'move'],
    ];
    for (const [values, kind] of edits) {
      const { before, after } = await change(world, values);
      const line = await newest(world);
      expect([values, reasonAskedBy(before, after), line.lacksReason]).toEqual([values, kind, kind !== null]);
      if (kind) expect(reasonKindOf(line)).toBe(kind);
    }
  });

  it('include those that keep a measure from lowering a score, recognised by the browser exactly as by the database', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, measure } = world;
    const edits: [Partial<Measure>, ReturnType<typeof measureReasonAskedBy>][] = [
      [{ title: 'Called anew', owner: 'Site lead' }, null],
      [{ since: '2020-01-01' }, null],
      [{ since: '2031-01-01' }, 'score'],
      [{ state: 'planned', since: '2030-01-01' }, 'score'],
      [{ state: 'implemented', since: '2030-06-01' }, null],
      [{ effectiveness: 'not-effective' }, 'score'],
      [{ effectiveness: 'effective' }, null],
      [{ effectiveness: null }, 'score'],
      [{ kind: 'remediation' }, 'score'],
      [{ kind: 'mitigation' }, null],
    ];
    let stands: MeasureRow = measure;
    for (const [values, kind] of edits) {
      const { version: seenVersion, ...before } = stands;
      const after = { ...before, ...values };
      stands = await api.measures.save({ assessmentId, ...after, seenVersion });
      const line = await newest(world);
      expect([values, measureReasonAskedBy(before, after), line.lacksReason]).toEqual([values, kind, kind !== null]);
      if (kind) expect(reasonKindOf(line)).toBe(kind);
    }
    const { version: seenVersion, ...fields } = stands;
    const planned = { assessmentId, ...fields, state: 'planned', seenVersion } as const;
    await api.measures.save({ ...planned, reason: 'The boom was sold' });
    expect(await newest(world)).toMatchObject({ noun: 'measure', reason: 'The boom was sold', lacksReason: false });
    const asked = await api.history.ofRecord({ assessmentId, noun: 'measure', id: measure.id, only: 'decisions' });
    expect(asked.changes).toHaveLength(edits.filter(([, kind]) => kind !== null).length + 1);
  });

  it('include deletions, also of one of the company’s own topics with everything under it', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, ownTopic } = world;
    await change(world, { topicId: ownTopic.id });
    const doomed = { assessmentId, id: ownTopic.id, components: 1, isScored: false };
    await api.topics.removeOwn({ ...doomed, reason: 'Covered by E1' });
    const line = await newest(world);
    expect([line.noun, line.verb, line.reason, reasonKindOf(line)]).toEqual([
      'component',
      'deleted',
      'Covered by E1',
      'delete',
    ]);
  });
});

describe('a reason given with a change', () => {
  it('is each row’s own where several are saved at once, and the shared one where a row has none', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, topicId, score, selection } = world;
    const second = mustHave(world.draft.topics[1]).id;
    const third = mustHave(world.draft.topics[2]).id;
    const values = { impactScore: 5, financialScore: 6, justification: '' };
    const [other] = await api.scores.save({
      assessmentId,
      scores: [{ topicId: second, ...values, seenVersion: null }],
    });
    const { changes: before } = await api.history.ofAssessment({ assessmentId });
    const seenVersion = mustHave(other).version;
    await api.scores.save({
      assessmentId,
      scores: [
        { topicId, ...values, impactScore: 9, seenVersion: score.version, reason: 'New evidence' },
        { topicId: second, ...values, impactScore: 1, seenVersion },
      ],
    });
    await api.topics.saveSelections({
      assessmentId,
      reason: 'Agreed in workshop',
      selections: [
        { topicId, isRelevant: false, seenVersion: selection.version, reason: 'Not part of our business' },
        { topicId: third, isRelevant: false, seenVersion: null },
      ],
    });
    const { changes } = await api.history.ofAssessment({ assessmentId });
    const since = changes.slice(
      0,
      changes.findIndex(({ id }) => id === before[0]?.id),
    );
    expect(since.map(({ noun, reason, lacksReason }) => [noun, reason, lacksReason])).toEqual([
      ['selection', 'Agreed in workshop', false],
      ['selection', 'Not part of our business', false],
      ['score', null, true],
      ['score', 'New evidence', false],
    ]);
  });

  it('saves all or none, whatever the reasons are', async () => {
    const { api, assessmentId, topicId, score, draft } = await foundWorld(app);
    const second = mustHave(draft.topics[1]).id;
    const values = { impactScore: 9, financialScore: 6, justification: '' };
    const scores = [
      { topicId, ...values, seenVersion: score.version, reason: 'New evidence' },
      { topicId: second, ...values, seenVersion: 7, reason: 'Stakeholder view' },
    ];
    await expect(api.scores.save({ assessmentId, scores })).rejects.toMatchObject({ code: 'conflict' });
    expect((await api.assessment.read({ assessmentId })).scores).toEqual([score]);
  });
});

describe('the record of decisions', () => {
  it('of a record, or of everything under a topic, contains all that requires a reason, given or not, and nothing else', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component, topicId, selection } = world;
    await change(world, { impactSeverity: 5 });
    await change(world, { title: 'Called anew' });
    const aside = { topicId, isRelevant: false, seenVersion: selection.version, reason: 'Agreed in workshop' };
    await api.topics.saveSelections({ assessmentId, selections: [aside] });
    const only = 'decisions' as const;
    const ofIt = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id, only });
    expect(ofIt.changes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([['impactSeverity']]);
    const under = await api.history.ofAssessment({ assessmentId, topicId, only });
    expect(under.changes.map(({ noun, reason }) => [noun, reason])).toEqual([
      ['selection', 'Agreed in workshop'],
      ['component', null],
      ['decision', SECRET],
      ['decision', SECRET],
      ['horizon-score', SECRET],
      ['net-score', SECRET],
    ]);
    const { changes } = await api.history.ofAssessment({ assessmentId, only });
    expect(changes).toEqual(under.changes);
  });
});

describe('a reason given later', () => {
  it('is shown at its change with its author and time, and the change no longer lacks one', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const topicId = mustHave(world.draft.topics[1]).id;
    const ben = await joinCompany(app, world, 'user', 'Ben Colleague');
    await api.topics.saveSelections({
      assessmentId,
      selections: [{ topicId, isRelevant: false, seenVersion: null }],
    });
    const line = await newest(world);
    const asked = { assessmentId, line: line.id, reason: 'No site near water' };
    expect(await ben.api.laterReasons.give(asked)).toEqual({ lines: [line.id] });
    const told = await newest(world);
    expect(told).toEqual({
      ...line,
      reason: 'No site near water',
      lacksReason: false,
      reasonGiven: { by: 'Ben Colleague', at: expect.any(String) },
    });
    expect(Date.parse(mustHave(told.reasonGiven).at)).toBeGreaterThan(Date.parse(told.at));
    expect((await api.history.choices({ assessmentId })).lacking).toBe(0);
    expect((await api.history.ofAssessment({ assessmentId, lacking: 'reason' })).changes).toEqual([]);
    // Only once: a reason on record is not replaced.
    await expect(api.laterReasons.give({ ...asked, reason: 'Another' })).rejects.toMatchObject({
      code: 'no-reason-lacking',
    });
    expect((await newest(world)).reason).toBe('No site near water');
  });

  it('covers the same person’s changes to the same field around it, and nothing else', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const ben = { ...(await joinCompany(app, world, 'user', 'Ben Colleague')), assessmentId };
    await change(world, { impactSeverity: 5 });
    await change(ben, { impactSeverity: 3 });
    await change(world, { impactSeverity: 2 });
    await change(world, { topicId: mustHave(world.draft.topics[1]).id });
    await change(world, { impactSeverity: 1 });
    const { changes } = await api.history.ofAssessment({ assessmentId, lacking: 'reason' });
    const [last, moved, , bens] = changes.map(({ id }) => id);
    const { lines } = await api.laterReasons.give({ assessmentId, line: mustHave(last), reason: 'New evidence' });
    expect(lines).toHaveLength(3);
    const open = (await api.history.ofAssessment({ assessmentId, lacking: 'reason' })).changes;
    expect(open.map(({ id }) => id)).toEqual([moved, bens]);
  });

  it('is refused for a change that needs none, another assessment’s line, an unknown line, and a text that is too long', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, componentLine } = world;
    const reason = 'New evidence';
    const refused = (asked: { assessmentId: AssessmentId; line: string; reason: string }, code: string) =>
      expect(api.laterReasons.give(asked)).rejects.toMatchObject({ code });
    await refused({ assessmentId, line: componentLine, reason }, 'no-reason-lacking');
    await refused({ assessmentId, line: '999999999999', reason }, 'not-found');
    await change(world, { impactSeverity: 5 });
    const { id: line } = await newest(world);
    await refused({ assessmentId: randomUUID() as AssessmentId, line, reason }, 'not-found');
    await refused({ assessmentId, line, reason: 'x'.repeat(MAX_REASON + 1) }, 'malformed');
    await refused({ assessmentId, line, reason: '   ' }, 'malformed');
    expect((await newest(world)).lacksReason).toBe(true);
  });

  it('cannot be given once the assessment is completed, and is part of what was frozen', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    await change(world, { impactSeverity: 5 });
    const line = (await newest(world)).id;
    await api.laterReasons.give({ assessmentId, line, reason: 'Agreed in workshop' });
    await api.assessment.complete({ assessmentId });
    const { result } = await api.frozenResults.readFrozen({ assessmentId });
    expect(result).toMatchObject({
      lastChanges: expect.arrayContaining([
        expect.objectContaining({ key: component.id, reason: 'Agreed in workshop' }),
      ]),
    });
    await expect(api.laterReasons.give({ assessmentId, line, reason: 'Later still' })).rejects.toMatchObject({
      code: 'assessment-completed',
    });
  });

  it('is not required for what a transfer between versions moves', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId } = world;
    const { version } = world.draft.assessment;
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version });
    expect((await api.history.choices({ assessmentId })).lacking).toBe(0);
    expect((await newest(world)).reason).toMatch(/^Transferred to /);
  });
});
