import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId } from '#domain/ids.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { joinCompany } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** A scored draft under the standards of 2023: components, decisions and scores on topics with every kind of outcome. */
async function foundScored() {
  const founder = await foundThroughTheDoor(app);
  const { api, draft } = founder;
  const assessmentId = draft.assessment.id;
  const idOf = (code: string) => mustHave(draft.topics.find((topic) => topic.code === code)).id;
  const add = (code: string, title: string) =>
    api.components.create({
      ...componentFields,
      financialEffects: [],
      assessmentId,
      topicId: idOf(code),
      id: randomUUID() as ComponentId,
      title,
    });
  const codes = ['E1.1', 'E2.4', 'S1.1', 'G1.2', 'G1.6'];
  for (const code of codes) await add(code, `on ${code}`);
  await api.topics.saveSelections({
    assessmentId,
    reason: 'Not part of our business',
    selections: ['S1.1', 'S3.3'].map((code) => ({ topicId: idOf(code), isRelevant: false, seenVersion: null })),
  });
  await api.scores.save({
    assessmentId,
    scores: ['S1.1', 'G1.2', 'G1.6'].map((code, index) => ({
      topicId: idOf(code),
      impactScore: 4 + index,
      financialScore: 6 - index,
      justification: `why ${code}`,
      seenVersion: null,
    })),
  });
  return { ...founder, assessmentId, whole: await api.assessment.read({ assessmentId }) };
}

type Whole = Awaited<ReturnType<typeof foundScored>>['whole'];

/** The contents by topic, without versions. */
function standing({ assessment, topics, selections, scores, components }: Whole) {
  const codeOf = (id: string) => mustHave(topics.find((topic) => topic.id === id)).code;
  return {
    esrsVersion: assessment.esrsVersion,
    topics: topics.map(({ id, code, name }) => `${id} ${code} ${name}`),
    selections: selections.map(({ topicId, isRelevant }) => `${codeOf(topicId)} ${isRelevant}`).toSorted(),
    scores: scores
      .map((row) => `${codeOf(row.topicId)} ${row.impactScore} ${row.financialScore} ${row.justification}`)
      .toSorted(),
    components: components.map(({ title, topicId, carriedFrom }) => `${title}: ${codeOf(topicId)} ${carriedFrom}`),
  };
}

describe('the transfer of a scored draft', () => {
  it('is shown before it happens, which changes nothing', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const plan = await api.transfer.plan({ assessmentId });
    expect(plan).toMatchObject({ from: 'esrs-2023', to: 'esrs-2026' });
    expect(plan.steps).toHaveLength(37);
    expect(plan.steps.find(({ code }) => code === 'S1.1')).toMatchObject({
      fate: 'split',
      targets: [{ code: 'S1.1' }, { code: 'S1.2' }, { code: 'S1.3', name: 'Health and safety (own workforce)' }],
      components: 1,
      isScored: true,
      isRelevant: false,
    });
    expect(await api.assessment.read({ assessmentId })).toEqual(whole);
  });

  it('is shown with the decisions that it drops, and keeps them where the topic continues', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const idOf = (code: string) => mustHave(whole.topics.find((topic) => topic.code === code)).id;
    for (const { id, topicId } of whole.components) {
      const { version, ...row } = mustHave(whole.components.find((each) => each.id === id));
      if (![idOf('E1.1'), idOf('G1.2'), idOf('G1.6')].includes(topicId)) continue;
      await api.components.update({
        ...{ ...row, assessmentId, impactPolarity: 'Negative', actualPotentialImpact: 'Potential' },
        ...{ impactSeverity: 3, impactLikelihood: 3, seenVersion: version },
      });
    }
    for (const code of ['E1.1', 'G1.2', 'G1.6']) {
      const decision = { side: 'impact', isMaterial: true, reason: `Because of ${code}`, seenVersion: null } as const;
      await api.topicDecisions.decide({ assessmentId, topicId: idOf(code), ...decision });
    }
    const { steps } = await api.transfer.plan({ assessmentId });
    const left = steps.filter(({ leavesDecided }) => leavesDecided.length > 0);
    expect(left.map(({ code }) => code)).toEqual(['G1.2', 'G1.6']);
    const { assessment } = await api.assessment.read({ assessmentId });
    const after = await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: assessment.version });
    expect(after.decisions.map(({ reason }) => reason)).toEqual(['Because of E1.1']);
  });

  it('carries everything over, marked for review, under the same ids', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const after = await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: whole.assessment.version });
    expect(after.assessment).toMatchObject({ esrsVersion: 'esrs-2026', transferredFrom: 'esrs-2023' });
    expect(after.components.map(({ id }) => id)).toEqual(whole.components.map(({ id }) => id));
    const from = 'ESRS set 1 (2023)';
    expect(standing(after).components).toEqual([
      `on E1.1: E1.2 E1.1 Climate change adaptation, ${from}`,
      `on E2.4: E2.4-2023 E2.4 Pollution of living organisms and food resources, ${from}`,
      `on S1.1: S1.1 S1.1 Working conditions (own workforce), ${from}`,
      `on G1.2: G1.1 G1.2 Protection of whistle-blowers, ${from}`,
      `on G1.6: G1.1 G1.6 Corruption and bribery, ${from}`,
    ]);
    expect(standing(after).selections).toEqual(['S1.1 false', 'S1.2 false', 'S1.3 false', 'S3.3 false']);
    expect(standing(after).scores).toEqual([
      'G1.1 6 5 G1.2 Protection of whistle-blowers: why G1.2\n\nG1.6 Corruption and bribery: why G1.6',
      'S1.1 4 6 why S1.1',
      'S1.2 4 6 why S1.1',
      'S1.3 4 6 why S1.1',
    ]);
    const idBefore = whole.topics.find(({ code }) => code === 'E1.1')?.id;
    expect(after.topics.find(({ code }) => code === 'E1.2')?.id).toBe(idBefore);
  });

  it('places the components of a split topic one by one, as its plan offers', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const plan = await api.transfer.plan({ assessmentId });
    const split = mustHave(plan.steps.find(({ code }) => code === 'S1.1'));
    expect(split.parted.map(({ title }) => title)).toEqual(['on S1.1']);
    expect(plan.steps.find(({ code }) => code === 'E1.1')?.parted).toEqual([]);
    const placed = split.parted.map(({ id }) => ({ id, code: 'S1.3' }));
    const { version } = whole.assessment;
    const after = await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version, placed });
    expect(standing(after).components[2]).toMatch(/^on S1\.1: S1\.3 S1\.1 Working conditions/);
    expect(standing(await api.transfer.undo({ assessmentId }))).toEqual(standing(whole));
  });

  it('is undone once, together with what was written since', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const after = await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: whole.assessment.version });
    const { version, ...row } = mustHave(after.components[2]);
    await api.components.update({ ...row, assessmentId, title: 'written since', seenVersion: version });
    const undone = await api.transfer.undo({ assessmentId });
    const expected = standing(whole);
    expect(standing(undone)).toEqual({
      ...expected,
      components: expected.components.map((text) => text.replace('on S1.1:', 'written since:')),
    });
    expect(undone.assessment.transferredFrom).toBeNull();
    await expect(api.transfer.undo({ assessmentId })).rejects.toMatchObject({ code: 'nothing-to-undo' });
  });

  it('cannot be undone over a decision made since on a topic that would be removed', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const after = await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: whole.assessment.version });
    const topicId = mustHave(after.topics.find(({ code }) => code === 'S1.3')).id;
    const { version } = mustHave(after.selections.find((row) => row.topicId === topicId));
    await api.topics.saveSelections({
      assessmentId,
      selections: [{ topicId, isRelevant: true, seenVersion: version }],
    });
    await expect(api.transfer.undo({ assessmentId })).rejects.toMatchObject({
      code: 'decided-since',
      data: { topics: ['S1.3 Health and safety (own workforce)'] },
    });
  });

  it('goes there and back, and undoing then restores the state before the last transfer', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const there = await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: whole.assessment.version });
    const back = await api.transfer.carryOut({ assessmentId, to: 'esrs-2023', version: there.assessment.version });
    expect(back.topics.map(({ code }) => code)).toEqual(whole.topics.map(({ code }) => code));
    expect(back.components).toHaveLength(5);
    expect(standing(await api.transfer.undo({ assessmentId }))).toEqual(standing(there));
  });

  it('has one effect when pressed twice, and is refused to a person who starts from an older state', async () => {
    const founder = await foundScored();
    const { api, assessmentId, whole } = founder;
    const colleague = await joinCompany(app, founder, 'user', 'Ben Colleague');
    const { version } = whole.assessment;
    await colleague.api.assessment.rename({ assessmentId, name: 'Renamed', version });
    await expect(api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version })).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ current: { name: 'Renamed' }, changedBy: 'Ben Colleague' }] },
    });
    const again = { assessmentId, to: 'esrs-2026' as const, version: version + 1 };
    const [once, twice] = await Promise.all([api.transfer.carryOut(again), api.transfer.carryOut(again)]);
    expect(twice).toEqual(once);
  });

  it('reports the change to a colleague who was editing, and loses nothing of theirs', async () => {
    const founder = await foundScored();
    const { api, assessmentId, whole } = founder;
    const colleague = await joinCompany(app, founder, 'user', 'Ben Colleague');
    const onMerged = mustHave(whole.components.find(({ title }) => title === 'on G1.2'));
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: whole.assessment.version });
    const { version, ...row } = onMerged;
    const save = { ...row, assessmentId, justification: 'typed meanwhile', seenVersion: version };
    // The colleague's topic is gone, but the conflict still shows the current row.
    await expect(colleague.api.components.update(save)).rejects.toMatchObject({
      code: 'conflict',
      data: { conflicts: [{ key: row.id, current: { title: 'on G1.2' }, changedBy: 'Ada Founder' }] },
    });
    const now = await colleague.api.assessment.read({ assessmentId });
    const current = mustHave(now.components.find(({ id }) => id === row.id));
    const { version: seenVersion, ...there } = current;
    const saved = await colleague.api.components.update({
      ...there,
      assessmentId,
      justification: 'typed meanwhile',
      seenVersion,
    });
    expect(saved).toMatchObject({ justification: 'typed meanwhile', topicId: there.topicId });
  });

  it('is refused for a completed assessment, and so is undoing it', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const { assessment } = await api.transfer.carryOut({
      assessmentId,
      to: 'esrs-2026',
      version: whole.assessment.version,
    });
    await api.assessment.complete({ assessmentId });
    const again = api.transfer.carryOut({ assessmentId, to: 'esrs-2023', version: assessment.version + 1 });
    await expect(again).rejects.toMatchObject({ code: 'assessment-completed' });
    await expect(api.transfer.undo({ assessmentId })).rejects.toMatchObject({ code: 'assessment-completed' });
  });
});

describe('what was carried over', () => {
  it('is reviewed by saving it without the mark', async () => {
    const { api, assessmentId, whole } = await foundScored();
    const after = await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: whole.assessment.version });
    const { version, ...row } = mustHave(after.components[0]);
    expect(await api.components.update({ ...row, assessmentId, carriedFrom: '', seenVersion: version })).toMatchObject({
      carriedFrom: '',
    });
    const decision = mustHave(after.selections[0]);
    const [reviewed] = await api.topics.saveSelections({
      assessmentId,
      selections: [{ topicId: decision.topicId, isRelevant: decision.isRelevant, seenVersion: decision.version }],
    });
    expect(decision.carriedFrom).not.toBe('');
    expect(reviewed).toMatchObject({ isRelevant: decision.isRelevant, carriedFrom: '' });
  });
});
