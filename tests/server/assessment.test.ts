import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId } from '#domain/ids.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { readFacts } from '#domain/results/dashboard-facts.ts';
import { goldenCases, goldenComponent } from '#tests/shared/golden-cases.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

const fields = () => ({ ...componentFields, financialEffects: [] });

describe('saving', () => {
  it('shows the second of two people the first one’s value, and lets them overwrite it knowingly', async () => {
    const { api, assessmentId, component } = await foundWorld(app);
    const { version, ...row } = component;
    const first = await api.components.update({ ...row, assessmentId, title: 'first', seenVersion: version });
    const second = { ...row, assessmentId, title: 'second', seenVersion: version };
    await expect(api.components.update(second)).rejects.toMatchObject({
      code: 'conflict',
      data: {
        conflicts: [{ key: row.id, current: { title: 'first', version: first.version }, changedBy: 'Ada Founder' }],
      },
    });
    const kept = await api.components.update({ ...second, seenVersion: first.version });
    expect(kept.title).toBe('second');
  });

  it('has one effect when sent twice', async () => {
    const { api, assessmentId, topicId, component } = await foundWorld(app);
    const id = randomUUID() as ComponentId;
    const [once, twice] = await Promise.all([
      api.components.create({ ...fields(), assessmentId, topicId, id }),
      api.components.create({ ...fields(), assessmentId, topicId, id }),
    ]);
    expect(twice).toEqual(once);
    const whole = await api.assessment.read({ assessmentId });
    expect(whole.components.map((row) => row.id).sort()).toEqual([component.id, id].sort());
    const { version, ...row } = component;
    const change = { ...row, assessmentId, title: 'changed', seenVersion: version };
    const changed = await api.components.update(change);
    expect(await api.components.update(change)).toEqual(changed);
  });

  it('keeps whether an opportunity is pursued, also in the copy for the next year', async () => {
    const { api, assessmentId, topicId } = await foundWorld(app);
    const ofImpacts = { impactPolarity: null, actualPotentialImpact: null };
    const opportunity = { ...fields(), ...ofImpacts, kind: 'opportunity', opportunityPursued: 'pursued' } as const;
    await api.components.create({ ...opportunity, assessmentId, topicId, id: randomUUID() as ComponentId });
    await api.assessment.complete({ assessmentId });
    const copied = await api.assessment.begin({ copyOf: assessmentId });
    const copy = await api.assessment.read({ assessmentId: copied.id });
    expect(copy.components.map(({ kind, opportunityPursued }) => [kind, opportunityPursued]).toSorted()).toEqual([
      ['impact', null],
      ['opportunity', 'pursued'],
    ]);
  });

  it('is all or nothing', async () => {
    const { api, assessmentId, draft, score } = await foundWorld(app);
    const other = mustHave(draft.topics[5]).id;
    const scores = [
      { topicId: other, impactScore: 7, financialScore: 7, justification: '', seenVersion: null },
      { topicId: score.topicId, impactScore: 7, financialScore: 7, justification: '', seenVersion: score.version + 4 },
    ];
    await expect(api.scores.save({ assessmentId, scores })).rejects.toMatchObject({ code: 'conflict' });
    const whole = await api.assessment.read({ assessmentId });
    expect(whole.scores).toEqual([score]);
  });

  it('keeps emoji, right-to-left text, markup characters and 20,000 characters unchanged', async () => {
    const { api, assessmentId, topicId } = await foundWorld(app);
    const description = `👩🏽‍🌾 שלום עולם <b>1 < 2 & "3"</b> &lt; ${'ä'.repeat(19_940)}`;
    const row = await api.components.create({
      ...fields(),
      assessmentId,
      topicId,
      id: randomUUID() as ComponentId,
      description,
    });
    expect(row.description).toBe(description);
  });

  it('refuses a topic of another assessment of the same company', async () => {
    const { api, assessmentId, draft } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    const create = api.components.create({
      ...fields(),
      assessmentId: next.id,
      topicId: mustHave(draft.topics[0]).id,
      id: randomUUID() as ComponentId,
    });
    await expect(create).rejects.toMatchObject({ status: 404 });
  });
});

describe('the lifecycle of an assessment', () => {
  it('starts one draft for two colleagues who open it at the same time', async () => {
    const visitor = await app.signUp();
    await visitor.api.company.create({ name: 'Two at once', industry: 'other', size: 'small' });
    expect(await visitor.api.assessment.readDraft()).toEqual({
      draft: null,
      latestCompleted: null,
      drafts: [],
      removed: [],
    });
    const begin = () => visitor.api.assessment.begin({ copyOf: null });
    const both = await Promise.allSettled([begin(), begin()]);
    const begun = both.find((outcome) => outcome.status === 'fulfilled');
    const late = both.find((outcome) => outcome.status === 'rejected');
    const { draft } = await visitor.api.assessment.readDraft();
    expect(begun?.value.id).toBe(draft?.assessment.id);
    expect(late?.reason).toMatchObject({ code: 'draft-exists', data: { assessmentId: draft?.assessment.id } });
  });

  it('freezes a snapshot on completion, and refuses changes until it is reopened with a reason', async () => {
    const { api, assessmentId, topicId, company } = await foundWorld(app);
    const completed = await api.assessment.complete({ assessmentId });
    expect(completed).toMatchObject({ status: 'completed' });
    expect(completed.completedAt).not.toBeNull();
    await expect(api.assessment.complete({ assessmentId })).rejects.toMatchObject({ code: 'assessment-completed' });
    const late = { ...fields(), assessmentId, topicId, id: randomUUID() as ComponentId };
    await expect(api.components.create(late)).rejects.toMatchObject({ code: 'assessment-completed' });
    const [snapshot] = await asOwner(database.ownerUrl, async (client) => {
      const sql = 'select result, result_sha256 from assessment_snapshots where company_id = $1';
      return (await client.query<{ result: string; result_sha256: string }>(sql, [company.id])).rows;
    });
    expect(createHash('sha256').update(mustHave(snapshot).result).digest('hex')).toBe(mustHave(snapshot).result_sha256);
    expect(JSON.parse(mustHave(snapshot).result).results.points).toHaveLength(1);

    expect(await api.assessment.readDraft()).toMatchObject({ draft: null, latestCompleted: { id: assessmentId } });
    await expect(api.assessment.reopen({ assessmentId, reason: '  ' })).rejects.toMatchObject({ code: 'malformed' });
    await api.assessment.reopen({ assessmentId, reason: 'A supplier corrected its data' });
    await api.components.create(late);
    const reasons = await asOwner(database.ownerUrl, async (client) => {
      const sql = `select reason from history where company_id = $1 and table_name = 'assessments' order by id desc limit 1`;
      return (await client.query<{ reason: string }>(sql, [company.id])).rows;
    });
    expect(reasons).toEqual([{ reason: 'A supplier corrected its data' }]);
  });

  it('can be reopened while the next year’s draft exists, and both are edited separately', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
    const unasked = await api.assessment.readDraft();
    expect(unasked.draft?.assessment).toMatchObject({ id: next.id, isReopened: false });
    expect(unasked.drafts.map(({ id, isReopened }) => [id, isReopened])).toEqual([
      [next.id, false],
      [assessmentId, true],
    ]);
    const asked = await api.assessment.readDraft({ assessmentId });
    expect(asked.draft?.assessment).toMatchObject({ id: assessmentId, isReopened: true });
    await api.assessment.complete({ assessmentId });
    // The assessment is no longer a draft, so reading the draft returns the other one.
    expect((await api.assessment.readDraft({ assessmentId })).draft?.assessment.id).toBe(next.id);
  });

  it('deletes a draft with everything in it, and restores it', async () => {
    const { api, assessmentId } = await foundWorld(app);
    const whole = await api.assessment.read({ assessmentId });
    await api.assessment.remove({ assessmentId });
    const gone = await api.assessment.readDraft();
    expect(gone).toMatchObject({ draft: null, drafts: [], removed: [{ id: assessmentId }] });
    await expect(api.assessment.read({ assessmentId })).rejects.toMatchObject({ code: 'not-found' });
    expect(await api.assessment.list()).toEqual([]);
    expect(await api.dashboard.read({})).toMatchObject({ choices: [], results: null });
    const empty = await api.assessment.begin({ copyOf: null });
    await expect(api.assessment.restore({ assessmentId })).rejects.toMatchObject({
      code: 'draft-exists',
      data: { assessmentId: empty.id },
    });
    await api.assessment.remove({ assessmentId: empty.id });
    await api.assessment.restore({ assessmentId });
    await api.assessment.restore({ assessmentId });
    const { version: _, ...back } = (await api.assessment.read({ assessmentId })).assessment;
    expect({ ...(await api.assessment.read({ assessmentId })), assessment: null }).toEqual({
      ...whole,
      assessment: null,
    });
    expect(whole.assessment).toMatchObject(back);
  });

  it('permanently deletes a draft a month after its deletion', async () => {
    const { api, assessmentId, company } = await foundWorld(app);
    await api.assessment.remove({ assessmentId });
    await asOwner(database.ownerUrl, (client) =>
      client.query("update assessments set removed_at = now() - interval '31 days' where id = $1", [assessmentId]),
    );
    await api.assessment.begin({ copyOf: null });
    const { rows } = await asOwner(database.ownerUrl, (client) =>
      client.query('select count(*)::int as count from materiality_components where company_id = $1', [company.id]),
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('never deletes an assessment that was once completed', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    await expect(api.assessment.remove({ assessmentId })).rejects.toMatchObject({ code: 'assessment-completed' });
    await api.assessment.reopen({ assessmentId, reason: 'A figure was wrong' });
    await expect(api.assessment.remove({ assessmentId })).rejects.toMatchObject({ code: 'was-completed' });
  });

  it('renames a draft, and shows a conflict to the second of two people who rename it', async () => {
    const { api, assessmentId, draft } = await foundWorld(app);
    const { version } = draft.assessment;
    await expect(api.assessment.rename({ assessmentId, name: ' ', version })).rejects.toMatchObject({
      code: 'malformed',
    });
    expect(await api.assessment.rename({ assessmentId, name: 'Group 2026', version })).toMatchObject({
      name: 'Group 2026',
    });
    const late = api.assessment.rename({ assessmentId, name: 'Holding 2026', version });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ current: { name: 'Group 2026' } }] },
    });
    await api.assessment.complete({ assessmentId });
    const frozen = api.assessment.rename({ assessmentId, name: 'Other', version: version + 1 });
    await expect(frozen).rejects.toMatchObject({ code: 'assessment-completed' });
  });

  it('keeps its version when a colleague moves on to another section', async () => {
    const { api, assessmentId } = await foundWorld(app);
    const { version } = (await api.assessment.read({ assessmentId })).assessment;
    await api.assessment.moveTo({ assessmentId, currentStep: 4 });
    expect((await api.assessment.read({ assessmentId })).assessment).toMatchObject({ currentStep: 4, version });
    expect(await api.assessment.rename({ assessmentId, name: 'Group 2026', version })).toMatchObject({
      version: version + 1,
    });
  });

  it('starts empty for the year after the latest one', async () => {
    const { api, assessmentId, draft } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: null });
    const yearOf = ({ financialYearStart }: { financialYearStart: string }) => Number(financialYearStart.slice(0, 4));
    expect(yearOf(next)).toBe(yearOf(draft.assessment) + 1);
  });

  it('carries over to a copy who adopted the thresholds, when and why', async () => {
    const { api, assessmentId, draft } = await foundWorld(app);
    const { version } = draft.assessment;
    const adopted = await api.assessment.adoptThresholds({
      assessmentId,
      impact: 15,
      financial: 10,
      reason: 'Board',
      version,
    });
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    expect(adopted.thresholdsAdopted).not.toBeNull();
    expect(next).toMatchObject({
      thresholds: { impact: 15, financial: 10 },
      thresholdsReason: 'Board',
      thresholdsAdopted: adopted.thresholdsAdopted,
    });
  });

  it('starts the next one from a copy, with topics of its own', async () => {
    const { api, assessmentId, draft } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    const [before, copy] = await Promise.all([
      api.assessment.read({ assessmentId }),
      api.assessment.read({ assessmentId: next.id }),
    ]);
    expect(copy.assessment.status).toBe('draft');
    expect(Number(copy.assessment.financialYearStart.slice(0, 4))).toBe(
      Number(draft.assessment.financialYearStart.slice(0, 4)) + 1,
    );
    expect(copy.components.map((row) => row.title)).toEqual(before.components.map((row) => row.title));
    expect(copy.topics.map((topic) => topic.code)).toEqual(before.topics.map((topic) => topic.code));
    expect(copy.topics.some((topic) => before.topics.some((old) => old.id === topic.id))).toBe(false);
    expect(copy.responses.map((row) => row.fieldValue)).toEqual(before.responses.map((row) => row.fieldValue));
    expect(copy.stakeholders).toHaveLength(1);
    expect(copy.scores).toHaveLength(1);
    await expect(api.assessment.begin({ copyOf: null })).rejects.toMatchObject({ code: 'draft-exists' });
  });

  it('can be completed under a version that the law does not provide for only with a reason, which it keeps', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.assessment.complete({ assessmentId, versionReason: 'Not asked for', climateReason: 'Not asked for' });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    expect(next).toMatchObject({ esrsVersion: 'esrs-2023', versionReason: '', climateReason: '' });
    const copy = { assessmentId: next.id };
    for (const versionReason of [undefined, '', '  ']) {
      await expect(api.assessment.complete({ ...copy, versionReason })).rejects.toMatchObject({
        code: 'version-reason-required',
      });
    }
    const versionReason = 'A trial run on last year’s list';
    expect(await api.assessment.complete({ ...copy, versionReason })).toMatchObject({ versionReason });
    const { latestCompleted } = await api.assessment.readDraft();
    expect(latestCompleted).toMatchObject({ id: next.id, versionReason, climateReason: '' });
  });

  it('keeps the reason why climate change is not material', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId } = draft.assessment;
    const ofClimate = draft.topics.filter(({ code }) => code.startsWith('E1.'));
    expect(ofClimate).toHaveLength(3);
    await api.topics.saveSelections({
      assessmentId,
      selections: ofClimate.map(({ id }) => ({ topicId: id, isRelevant: false, seenVersion: null })),
    });
    const climateReason = 'No process of ours needs heat, and none will.';
    expect(await api.assessment.complete({ assessmentId, climateReason })).toMatchObject({ climateReason });
  });

  it('keeps whether the eight reliefs are used, under the 2023 set only and even after scoring', async () => {
    const { api, assessmentId, draft } = await foundWorld(app);
    const choose = async (usesReliefs: boolean) => {
      const { assessment } = await api.assessment.read({ assessmentId });
      const { financialYearStart, esrsVersion, version } = assessment;
      const choice = { assessmentId, financialYearStart, esrsVersion, usesReliefs, version };
      return (await api.assessment.chooseVersion(choice)).assessment;
    };
    expect(draft.assessment).toMatchObject({ esrsVersion: 'esrs-2023', usesReliefs: false });
    expect(await choose(true)).toMatchObject({ esrsVersion: 'esrs-2023', usesReliefs: true });
    expect(await choose(true)).toMatchObject({ usesReliefs: true });
    expect(await choose(false)).toMatchObject({ usesReliefs: false });
  });

  it('can change its version until something is scored', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    const { id: assessmentId, version } = draft.assessment;
    const choice = {
      assessmentId,
      financialYearStart: '2027-01-01',
      esrsVersion: 'esrs-2026' as const,
      usesReliefs: true,
    };
    const changed = await api.assessment.chooseVersion({ ...choice, version });
    expect(changed.assessment).toMatchObject({
      esrsVersion: 'esrs-2026',
      usesReliefs: false,
      esrsVersionToBeConfirmed: false,
    });
    expect(changed.topics.find((topic) => topic.code === 'E1.1')?.name).toBe('Climate change mitigation');
    const topicId = mustHave(changed.topics[0]).id;
    await api.components.create({ ...fields(), assessmentId, topicId, id: randomUUID() as ComponentId });
    const again = api.assessment.chooseVersion({
      ...choice,
      esrsVersion: 'esrs-2023',
      version: changed.assessment.version,
    });
    await expect(again).rejects.toMatchObject({ code: 'already-scored' });
    const otherDay = { ...choice, financialYearStart: '2027-07-01', version: changed.assessment.version };
    await expect(api.assessment.chooseVersion(otherDay)).rejects.toMatchObject({ code: 'already-scored' });
  });

  it('can confirm the version of a copy even though the copy has scores', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    const next = await api.assessment.begin({ copyOf: assessmentId });
    const { financialYearStart, esrsVersion, version } = next;
    const confirmed = await api.assessment.chooseVersion({
      assessmentId: next.id,
      financialYearStart,
      esrsVersion,
      version,
    });
    expect(confirmed.assessment).toMatchObject({ financialYearStart, esrsVersion, esrsVersionToBeConfirmed: false });
    expect(confirmed.components).toHaveLength(1);
  });

  it('adopts thresholds with author, time and reason', async () => {
    const { api, assessmentId, draft } = await foundWorld(app);
    const input = {
      assessmentId,
      impact: 15,
      financial: 20,
      reason: 'Board decision',
      version: draft.assessment.version,
    };
    const adopted = await api.assessment.adoptThresholds(input);
    expect(adopted).toMatchObject({
      thresholds: { impact: 15, financial: 20 },
      thresholdsReason: 'Board decision',
      thresholdsAdopted: { by: 'Ada Founder' },
    });
    await expect(api.assessment.adoptThresholds({ ...input, impact: 10 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(api.assessment.adoptThresholds({ ...input, impact: 13 })).rejects.toMatchObject({
      code: 'malformed',
    });
  });
});

describe('the dashboard', () => {
  it.each(goldenCases.map((golden) => [golden.title, golden] as const))(
    'answers the golden case: %s',
    async (_title, golden) => {
      const { api, draft } = await foundThroughTheDoor(app);
      const { id: assessmentId, version } = draft.assessment;
      const topicId = mustHave(draft.topics[3]).id;
      for (const component of golden.components) {
        const id = randomUUID() as ComponentId;
        const { id: _id, topicId: _topicId, ...stated } = goldenComponent(component, id, topicId);
        await api.components.create({ assessmentId, topicId, id, ...stated });
      }
      await api.topics.saveSelections({
        assessmentId,
        reason: 'Golden case',
        selections: [{ topicId, isRelevant: golden.isRelevant, seenVersion: null }],
      });
      await api.assessment.adoptThresholds({ assessmentId, ...golden.thresholds, reason: 'golden case', version });
      const { results } = await api.dashboard.read({ assessmentId });
      const dashboard = buildDashboard(readFacts(mustHave(results)));
      const point = dashboard.points.find((candidate) => candidate.topic.id === topicId) ?? null;
      if (golden.expected.point === null) expect(point).toBeNull();
      else expect(point).toMatchObject(golden.expected.point);
      const unassessed = dashboard.notYetAssessed.find(({ topic }) => topic.id === topicId);
      expect(unassessed?.reason ?? null).toBe(golden.expected.unassessed);
    },
  );

  it('shows the newest assessment that has results, and an empty one if none has', async () => {
    const { api, draft } = await foundThroughTheDoor(app);
    expect(await api.dashboard.read({})).toMatchObject({
      results: { assessment: { id: draft.assessment.id } },
      choices: [{ hasResults: false }],
    });
  });
});
