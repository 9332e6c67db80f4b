import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { type ApiClient, createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
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

/** All history lines added since the given one, newest first. */
async function linesSince(api: ApiClient, assessmentId: AssessmentId, newest: string) {
  type Page = Awaited<ReturnType<ApiClient['history']['ofAssessment']>>;
  const lines: Page['changes'] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page: Page = await api.history.ofAssessment({ assessmentId, ...(before && { before }) });
    lines.push(...page.changes.filter(({ id }) => BigInt(id) > BigInt(newest)));
    before = page.changes.some(({ id }) => BigInt(id) <= BigInt(newest)) ? null : page.next;
  }
  return lines;
}

/** The contents of an assessment, without the versions, which count changes, and without the current step of the wizard. */
function saidIn({ assessment, ...lists }: WholeAssessment) {
  const { version: _version, currentStep: _currentStep, ...own } = assessment;
  const said = Object.entries(lists).map(([name, rows]) => [
    name,
    rows
      .map((row) => JSON.stringify({ ...row, version: undefined }))
      .toSorted()
      .map((row) => JSON.parse(row)),
  ]);
  return { ...own, ...Object.fromEntries(said) };
}

const newestLine = async (api: ApiClient, assessmentId: AssessmentId) =>
  mustHave((await api.history.ofAssessment({ assessmentId })).changes[0]).id;

describe('undoing', () => {
  it('all of 200 random edits in reverse restores the beginning', async () => {
    const { api, assessmentId } = await foundWorld(app);
    const beginning = await api.assessment.read({ assessmentId });
    const newest = await newestLine(api, assessmentId);
    const edit = randomEdits(api, 7);
    for (let done = 0; done < 200; done += 1) await edit(await api.assessment.read({ assessmentId }));
    const lines = await linesSince(api, assessmentId, newest);
    expect(lines.length).toBeGreaterThan(120);
    for (const { id } of lines) await api.undo.change({ assessmentId, id });
    expect(saidIn(await api.assessment.read({ assessmentId }))).toEqual(saidIn(beginning));
    // Undoing is a change like any other, with lines of its own.
    expect(await linesSince(api, assessmentId, newest)).toHaveLength(2 * lines.length);
  });

  it('restores a deleted component under its id, and says in the history what it undid', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    await api.components.remove({ assessmentId, id: component.id });
    const ask = { assessmentId, noun: 'component', id: component.id } as const;
    const deletion = mustHave((await api.history.ofRecord(ask)).changes[0]);
    expect(await api.undo.change({ assessmentId, id: deletion.id })).toEqual({ rowId: component.id });
    const [back] = (await api.assessment.read({ assessmentId })).components;
    expect(back).toEqual({ ...component, version: component.version + 1 });
    const [undone] = (await api.history.ofRecord(ask)).changes;
    expect(undone).toMatchObject({ verb: 'added', reason: expect.stringMatching(/^Undone: .* deleted \(20.* UTC\)$/) });
    // A second undo finds the component already there.
    await expect(api.undo.change({ assessmentId, id: deletion.id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('restores one field and keeps a colleague’s other changes, but never overwrites their change to that field', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    const colleague = await joinCompany(app, world, 'user', 'Ben Colleague');
    const { version, ...fields } = component;
    const mine = await api.components.update({ assessmentId, ...fields, impactSeverity: 2, seenVersion: version });
    const line = await newestLine(api, assessmentId);
    const { version: seen, ...after } = mine;
    const theirs = { assessmentId, ...after, title: 'Named anew' };
    const hers = await colleague.api.components.update({ ...theirs, seenVersion: seen });
    await api.undo.change({ assessmentId, id: line });
    const [now] = (await api.assessment.read({ assessmentId })).components;
    expect(now).toMatchObject({ title: 'Named anew', impactSeverity: component.impactSeverity });
    const [reason] = (await api.history.ofAssessment({ assessmentId })).changes;
    expect(reason?.reason).toMatch(/^Undone: Named anew, Severity changed/);
    const { version: _hers, ...own } = hers;
    await colleague.api.components.update({
      assessmentId,
      ...own,
      impactSeverity: 5,
      seenVersion: mustHave(now).version,
    });
    await expect(api.undo.change({ assessmentId, id: line })).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: component.id, changedBy: 'Ben Colleague' }] },
    });
  });

  it('restores a severity that differs from its details, as older rows have it, but never creates one', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    const { id } = component;
    const read = async () => mustHave((await api.assessment.read({ assessmentId })).components[0]);
    const act = async (set: object) => {
      const act = randomUUID();
      await api.components.together({ assessmentId, act, changed: [{ id, seenVersion: (await read()).version, set }] });
      return act;
    };
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `update materiality_components set impact_polarity = 'Negative', impact_scale = 5, impact_scope = 2,
          impact_irremediability = null, impact_severity = 3, severity_reason = '' where id = $1`,
        [id],
      ),
    );
    const before = await read();
    // Pasted, followed by a change in another cell; the paste is undone as an act, then through the history.
    const pasted = await act({ impactSeverity: 5 });
    await act({ title: 'Named anew' });
    await api.undo.act({ assessmentId, act: pasted });
    expect(await read()).toMatchObject({ ...before, title: 'Named anew', version: expect.any(Number) });
    await act({ impactSeverity: 5 });
    await api.undo.change({ assessmentId, id: await newestLine(api, assessmentId) });
    expect((await read()).impactSeverity).toBe(3);

    // Undo does not make consistent values differ: the changed scale now determines the severity.
    await act({ impactScale: 3, impactScope: 4, impactSeverity: 4 });
    const raised = await act({ impactScale: 4 });
    const line = await newestLine(api, assessmentId);
    await act({ impactScope: 2 });
    await expect(api.undo.act({ assessmentId, act: raised })).rejects.toMatchObject({ code: 'conflict' });
    await expect(api.undo.change({ assessmentId, id: line })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('restores thresholds together with the person who adopted them, and refuses a change that is more than a value', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId, version } = draft.assessment;
    const adopted = { assessmentId, impact: 15, financial: 20, reason: 'Board', version };
    await api.assessment.adoptThresholds(adopted);
    await api.undo.change({ assessmentId, id: await newestLine(api, assessmentId) });
    expect((await api.assessment.read({ assessmentId })).assessment).toMatchObject({
      thresholds: draft.assessment.thresholds,
      thresholdsAdopted: null,
      thresholdsReason: '',
    });
    const given = (await api.assessment.read({ assessmentId })).assessment;
    await api.assessment.adoptThresholds({ ...adopted, scoreBasis: 'net', version: given.version });
    await api.undo.change({ assessmentId, id: await newestLine(api, assessmentId) });
    expect((await api.assessment.read({ assessmentId })).assessment.scoreBasis).toBe('gross');
    await api.assessment.complete({ assessmentId });
    await api.assessment.reopen({ assessmentId, reason: 'Once more' });
    const reopening = await newestLine(api, assessmentId);
    await expect(api.undo.change({ assessmentId, id: reopening })).rejects.toMatchObject({ code: 'not-undoable' });
  });

  it('refuses what was under a topic dropped with another standard, whose old name the history still shows', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId, version, esrsVersion } = draft.assessment;
    expect(esrsVersion).toBe('esrs-2023');
    // Both become one topic of the other standard, and only one of the two decisions is left.
    const merged = ['G1.2', 'G1.6'].map((code) => mustHave(draft.topics.find((topic) => topic.code === code)));
    const selections = merged.map(({ id }) => ({ topicId: id, isRelevant: false, seenVersion: null }));
    await api.topics.saveSelections({ assessmentId, selections });
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version });
    const lines = (await api.history.ofAssessment({ assessmentId, noun: 'selection' })).changes;
    const gone = mustHave(lines.find(({ verb }) => verb === 'deleted'));
    expect(merged.map(({ code, name }) => `${code} ${name}`)).toContain(gone.topic);
    const undoing = api.undo.change({ assessmentId, id: gone.id });
    await expect(undoing).rejects.toMatchObject({ code: 'not-undoable' });
  });

  it('refuses a line of another assessment of the same company, and changes nothing in either', async () => {
    const world = await foundWorld(app);
    const { api, assessmentId, component } = world;
    const { version, ...fields } = component;
    await api.components.update({ assessmentId, ...fields, title: 'Named anew', seenVersion: version });
    const line = await newestLine(api, assessmentId);
    await api.assessment.complete({ assessmentId });
    const { id: next } = await api.assessment.begin({ copyOf: null });
    await expect(api.undo.change({ assessmentId: next, id: line })).rejects.toMatchObject({ code: 'not-found' });
    // Undoing the act that contains the line is refused too.
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query<{ act: string | null }>('select act from history where id = $1', [line]),
    );
    const act = rows[0]?.act ?? randomUUID();
    await expect(api.undo.act({ assessmentId: next, act })).rejects.toMatchObject({ code: 'not-found' });
    const [now] = (await api.assessment.read({ assessmentId })).components;
    expect(now).toMatchObject({ title: 'Named anew' });
  });

  it('refuses a completed assessment, and a line that is not its own', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId } = draft.assessment;
    await expect(api.undo.change({ assessmentId, id: '999999999' })).rejects.toMatchObject({ code: 'not-found' });

    const { api: mine, assessmentId: own, componentLine } = await foundWorld(app);
    await expect(api.undo.change({ assessmentId, id: componentLine })).rejects.toMatchObject({ code: 'not-found' });
    await mine.assessment.complete({ assessmentId: own });
    await expect(mine.undo.change({ assessmentId: own, id: componentLine })).rejects.toMatchObject({
      code: 'assessment-completed',
    });
  });
});
