import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { checkFrozenFile } from '#domain/frozen-results/check-frozen-file.ts';
import type { AssessmentId, ComponentId, TopicId } from '#domain/ids.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { sectorIros } from '#domain/reference/sector-iros.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { readFacts } from '#domain/results/dashboard-facts.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

type World = Awaited<ReturnType<typeof found>>;

async function found() {
  const { api, draft } = await foundThroughTheDoor(app);
  const { id: topicId } = mustHave(draft.topics[0]);
  return { api, draft, topicId, assessmentId: draft.assessment.id };
}

/** An entry sent by a form in which nobody has touched a slider; an impact has its type set. */
function untouched(topicId: TopicId, kind: Component['kind'] = 'impact'): Component {
  const said = kind === 'impact' ? ({ impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const) : {};
  return { ...newComponent(randomUUID() as ComponentId, topicId, kind), title: `A new ${kind}`, ...said };
}

const GIVEN = { severityOpen: false, likelihoodOpen: false } as const;

async function add({ api, assessmentId, topicId }: World, change: Partial<Component> = {}) {
  return api.components.create({ assessmentId, ...untouched(topicId), ...change });
}

/** Changes fields of an entry as the register and the dialog for several entries do. */
async function set({ api, assessmentId }: World, id: ComponentId, change: Partial<Component>) {
  const whole = await api.assessment.read({ assessmentId });
  const { version: seenVersion } = mustHave(whole.components.find((row) => row.id === id));
  await api.components.together({ assessmentId, act: randomUUID(), changed: [{ id, seenVersion, set: change }] });
}

/** Each way to create or change an entry without entering its scores; returns the assessment to check. */
const WAYS: Readonly<Record<string, (world: World) => Promise<AssessmentId | undefined>>> = {
  'is added in the form': async (world) => void (await add(world)),
  'is added as a risk': async (world) => void (await add(world, untouched(world.topicId, 'risk'))),
  'is added as an opportunity': async (world) => void (await add(world, untouched(world.topicId, 'opportunity'))),
  'is actual, of which no likelihood is asked': async (world) =>
    void (await add(world, { actualPotentialImpact: 'Actual', likelihoodOpen: false })),
  'is pasted into the register': async ({ api, assessmentId, topicId }) =>
    void (await api.components.together({ assessmentId, act: randomUUID(), added: [untouched(topicId)] })),
  'is imported': async ({ api, assessmentId, topicId }) =>
    void (await api.imports.save({ assessmentId, act: randomUUID(), componentsAdded: [untouched(topicId)] })),
  'is taken from the starter library': async ({ api, assessmentId }) => {
    const { id: starterId, title, description } = mustHave(sectorIros.find(({ kind }) => kind === 'risk'));
    const id = randomUUID() as ComponentId;
    await api.starter.take({ assessmentId, taken: [{ id, starterId, title, description }] });
  },
  'has other words saved': async (world) => {
    const { id } = await add(world);
    await set(world, id, { title: 'Other words', justification: 'Why' });
  },
  'is sent whole by a program that says nothing of its scores': async (world) => {
    const { version, severityOpen: _severity, likelihoodOpen: _likelihood, ...row } = await add(world);
    const { assessmentId } = world;
    await world.api.components.update({ ...row, assessmentId, title: 'Other words', seenVersion: version });
  },
  'has a detail of its severity cleared that was never set': async (world) => {
    const { id } = await add(world, { likelihoodOpen: false });
    await set(world, id, { impactScale: null });
  },
  'has the one detail cleared that gave its severity': async (world) => {
    const { id } = await add(world, { likelihoodOpen: false });
    await set(world, id, { impactScale: 5, impactSeverity: 5 });
    await set(world, id, { impactScale: null });
  },
  'has the likelihood of the other side set': async (world) => {
    const { id } = await add(world, { severityOpen: false });
    await set(world, id, { financialLikelihood: 5 });
  },
  'becomes a risk after it was scored as an impact': async (world) => {
    const { id } = await add(world, { ...GIVEN, impactPolarity: null, actualPotentialImpact: null });
    await set(world, id, { kind: 'risk' });
  },
  'is potential again after it was actual': async (world) => {
    const { id } = await add(world, { actualPotentialImpact: 'Actual', severityOpen: false });
    await set(world, id, { actualPotentialImpact: 'Potential' });
  },
  'has its first scores undone': async (world) => {
    const { api, assessmentId } = world;
    const { id } = await add(world);
    await set(world, id, { impactSeverity: 5, impactLikelihood: 5 });
    const { changes } = await api.history.ofAssessment({ assessmentId });
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
  },
  'is copied to the next year': async (world) => {
    await add(world);
    await world.api.assessment.complete({ assessmentId: world.assessmentId });
    return (await world.api.assessment.begin({ copyOf: world.assessmentId })).id;
  },
  'is transferred to the other standards': async (world) => {
    const { api, assessmentId } = world;
    await add(world);
    const { assessment } = await api.assessment.read({ assessmentId });
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: assessment.version });
  },
};

describe('a score that nobody entered', () => {
  it.each(Object.entries(WAYS))('does not count where an entry %s', async (_, goes) => {
    const world = await found();
    const { api } = world;
    const assessmentId = (await goes(world)) ?? world.assessmentId;
    const whole = await api.assessment.read({ assessmentId });
    const ids = whole.components.map(({ id }) => id);
    expect(ids).toHaveLength(1);
    const said = wizardProgress(whole).flatMap(({ missing }) => missing.filter(({ code }) => code === 'scores'));
    expect(said).toMatchObject([{ subjects: ids }]);

    const { results } = await api.dashboard.read({ assessmentId });
    const told = buildDashboard(readFacts(mustHave(results)));
    const { positiveImpacts, negativeImpacts, polarityNotSet, risks, opportunities } = told;
    const rows = [positiveImpacts, negativeImpacts, polarityNotSet, risks, opportunities].flat();
    expect(rows.map(({ score }) => score)).toEqual([null]);
    expect(told.points).toEqual([]);

    const asOf = await api.history.asOf({ assessmentId, at: new Date(Date.now() + 1000).toISOString() });
    expect(asOf.components).toEqual(whole.components);
    await api.assessment.complete({ assessmentId, versionReason: 'The group reports so' });
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13, differences: [] });
  });

  it('counts as soon as someone confirms it, without requiring a reason', async () => {
    const world = await found();
    const { api, assessmentId } = world;
    const { id } = await add(world);
    await set(world, id, { impactSeverity: 3 });
    await set(world, id, { impactLikelihood: 3 });
    const whole = await api.assessment.read({ assessmentId });
    expect(buildDashboard(whole).negativeImpacts).toMatchObject([{ score: 9, counted: true }]);
    expect((await api.history.ofAssessment({ assessmentId, lacking: 'reason' })).changes).toEqual([]);
  });
});

describe('the screening of a topic', () => {
  const half = { impactScore: 8, financialScore: null, justification: '' } as const;

  it('stays missing on the side that nobody entered, through copy, transfer and the time machine', async () => {
    const { api, assessmentId, topicId } = await found();
    await api.scores.save({ assessmentId, scores: [{ topicId, ...half, seenVersion: null }] });
    const whole = await api.assessment.read({ assessmentId });
    expect(whole.scores).toMatchObject([half]);
    const missing = wizardProgress(whole).flatMap((section) => section.missing);
    expect(missing.find(({ code }) => code === 'topic-scores')?.subjects).toContain(topicId);
    const asOf = await api.history.asOf({ assessmentId, at: new Date(Date.now() + 1000).toISOString() });
    expect(asOf.scores).toEqual(whole.scores);
    const { results } = await api.dashboard.read({ assessmentId });
    expect(mustHave(results).scores).toMatchObject([{ impactScore: 8, financialScore: null }]);

    await api.assessment.complete({ assessmentId });
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13 });
    expect(file.result).toMatchObject({ inputs: { scores: [half] } });
    const { id: copy } = await api.assessment.begin({ copyOf: assessmentId });
    const next = await api.assessment.read({ assessmentId: copy });
    expect(next.scores).toMatchObject([half]);
    const { version } = next.assessment;
    const other = next.assessment.esrsVersion === 'esrs-2023' ? 'esrs-2026' : 'esrs-2023';
    const after = await api.transfer.carryOut({ assessmentId: copy, to: other, version });
    expect(after.scores).toMatchObject([half]);
  });

  it('requires no reason when it is entered for the first time, and one when it is changed', async () => {
    const { api, assessmentId, topicId } = await found();
    const save = (financialScore: number, seenVersion: number) =>
      api.scores.save({ assessmentId, scores: [{ topicId, ...half, financialScore, seenVersion }] });
    await api.scores.save({ assessmentId, scores: [{ topicId, ...half, seenVersion: null }] });
    const lacking = async () => (await api.history.ofAssessment({ assessmentId, lacking: 'reason' })).changes;
    await save(5, 1);
    expect(await lacking()).toEqual([]);
    await save(6, 2);
    expect(await lacking()).toHaveLength(1);
  });
});
