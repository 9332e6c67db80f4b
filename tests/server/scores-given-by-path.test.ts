import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
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

const HARM = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const;

async function found() {
  const { api, draft } = await foundThroughTheDoor(app);
  const assessmentId = draft.assessment.id;
  const { id: topicId } = mustHave(draft.topics[0]);
  const untouched = (kind: Component['kind'] = 'impact') => ({
    ...newComponent(randomUUID() as ComponentId, topicId, kind),
    title: `A new ${kind}`,
    ...(kind === 'impact' ? HARM : {}),
  });
  const rowOf = async (id: ComponentId) =>
    mustHave((await api.assessment.read({ assessmentId })).components.find((row) => row.id === id));
  /** Changes fields of an entry, as the register does. */
  const set = async (id: ComponentId, change: Partial<Component>) => {
    const { version: seenVersion } = await rowOf(id);
    await api.components.together({ assessmentId, act: randomUUID(), changed: [{ id, seenVersion, set: change }] });
  };
  const add = (change: Partial<Component> = {}, kind?: Component['kind']) =>
    api.components.create({ assessmentId, ...untouched(kind), ...change });
  const undoNewest = async () => {
    const { changes } = await api.history.ofAssessment({ assessmentId });
    await api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
  };
  const scoreOf = async (of: AssessmentId = assessmentId) => {
    const whole = await api.assessment.read({ assessmentId: of });
    const missing = wizardProgress(whole).flatMap((section) => section.missing);
    const told = buildDashboard(whole);
    const { positiveImpacts, negativeImpacts, polarityNotSet, risks, opportunities } = told;
    const scores = [positiveImpacts, negativeImpacts, polarityNotSet, risks, opportunities]
      .flat()
      .map(({ score }) => score);
    return { scores, listed: missing.filter(({ code }) => code === 'scores').map(({ count }) => count) };
  };
  return { api, assessmentId, topicId, untouched, rowOf, set, add, undoNewest, scoreOf };
}
type World = Awaited<ReturnType<typeof found>>;

/** What a program sends for an entry when it knows no score. */
function withoutScores({ untouched }: World, kind: Component['kind'] = 'impact') {
  const { impactSeverity, impactLikelihood, financialRiskOpportunity, financialLikelihood, ...rest } = untouched(kind);
  const { severityOpen, likelihoodOpen, ...row } = rest;
  return row;
}

const BOTH = { severityOpen: false, likelihoodOpen: false } as const;

/** Each way to enter both scores, with the resulting score of the entry. */
const GIVES: Readonly<Record<string, [score: number, (world: World) => Promise<AssessmentId | undefined>]>> = {
  'saves the form after confirming both sliders': [9, async ({ add }) => void (await add(BOTH))],
  'adds an entry with scores by the API': [
    20,
    async (world) => {
      const { api, assessmentId } = world;
      const scores = { impactSeverity: 4, impactLikelihood: 5 } as const;
      await api.components.create({ assessmentId, ...withoutScores(world), ...scores });
    },
  ],
  'adds an entry with a detail in place of its severity by the API': [
    16,
    async (world) => {
      const { api, assessmentId } = world;
      const scores = { impactScale: 4, impactSeverity: 4, impactLikelihood: 4 } as const;
      await api.components.create({ assessmentId, ...withoutScores(world), ...scores });
    },
  ],
  'sends an entry anew with other scores by the API': [
    10,
    async ({ api, assessmentId, add }) => {
      const { version: seenVersion, severityOpen: _severity, likelihoodOpen: _likelihood, ...row } = await add();
      await api.components.update({ ...row, assessmentId, impactSeverity: 5, impactLikelihood: 2, seenVersion });
    },
  ],
  'says by the API that the defaults are given': [
    9,
    async ({ api, assessmentId, add }) => {
      const { version: seenVersion, ...row } = await add();
      await api.components.update({ ...row, assessmentId, ...BOTH, seenVersion });
    },
  ],
  'presses the default in the cells of the register': [
    9,
    async ({ add, set }) => {
      const { id } = await add({}, 'risk');
      await set(id, { financialRiskOpportunity: 3 });
      await set(id, { financialLikelihood: 3 });
    },
  ],
  'scores the details in the register': [
    15,
    async ({ add, set }) => {
      const { id } = await add();
      await set(id, { impactScope: 5, impactSeverity: 5, impactLikelihood: 3 });
    },
  ],
  'pastes scored rows': [
    12,
    async ({ api, assessmentId, untouched }) => {
      const row = { ...untouched('opportunity'), financialRiskOpportunity: 4, ...BOTH } as const;
      await api.components.together({ assessmentId, act: randomUUID(), added: [row] });
    },
  ],
  'imports scored rows': [
    6,
    async ({ api, assessmentId, untouched }) => {
      const row = { ...untouched(), impactSeverity: 2, ...BOTH } as const;
      await api.imports.save({ assessmentId, act: randomUUID(), componentsAdded: [row] });
    },
  ],
  'undoes an undo': [
    9,
    async ({ add, set, undoNewest }) => {
      const { id } = await add();
      await set(id, { impactSeverity: 3, impactLikelihood: 3 });
      await undoNewest();
      await undoNewest();
    },
  ],
  'copies a scored assessment to the next year': [
    9,
    async ({ api, assessmentId, add }) => {
      await add(BOTH);
      await api.assessment.complete({ assessmentId });
      return (await api.assessment.begin({ copyOf: assessmentId })).id;
    },
  ],
  'transfers a scored assessment to the other standards': [
    9,
    async ({ api, assessmentId, add }) => {
      await add(BOTH);
      const { assessment } = await api.assessment.read({ assessmentId });
      await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: assessment.version });
    },
  ],
};

describe('a score is counted', () => {
  it.each(Object.entries(GIVES))('where someone %s', async (_, [score, gives]) => {
    const world = await found();
    const assessmentId = await gives(world);
    expect(await world.scoreOf(assessmentId)).toEqual({ scores: [score], listed: [] });
  });
});

describe('an entry that a program adds without scores', () => {
  it.each(['impact', 'risk', 'opportunity'] as const)('lacks both, like every %s', async (kind) => {
    const world = await found();
    const { api, assessmentId } = world;
    const row = await api.components.create({ assessmentId, ...withoutScores(world, kind) });
    expect(row).toMatchObject({ severityOpen: true, likelihoodOpen: true });
    expect(await world.scoreOf()).toEqual({ scores: [null], listed: [1] });
  });

  it('lacks only the score left out, even if it names the scores of the other side', async () => {
    const world = await found();
    const { api, assessmentId } = world;
    const scores = { financialRiskOpportunity: 4, impactLikelihood: 5 } as const;
    const row = await api.components.create({ assessmentId, ...withoutScores(world, 'risk'), ...scores });
    expect(row).toMatchObject({ severityOpen: false, likelihoodOpen: true });
    const added = { ...withoutScores(world), impactLikelihood: 2 } as const;
    await api.components.together({ assessmentId, act: randomUUID(), added: [added] });
    expect(await world.rowOf(added.id)).toMatchObject({ severityOpen: true, likelihoodOpen: false });
    expect(await world.scoreOf()).toEqual({ scores: [null, null], listed: [1, 1] });
  });

  it('has the severity that follows from its details', async () => {
    const world = await found();
    const { api, assessmentId } = world;
    const details = { impactScale: 2, impactScope: 5 } as const;
    const row = await api.components.create({ assessmentId, ...withoutScores(world), ...details });
    expect(row).toMatchObject({ impactSeverity: 5, severityOpen: false, likelihoodOpen: true });
  });
});

describe('two people who score an entry at the same time', () => {
  it('are shown each other’s change, even if one confirms the default', async () => {
    const { api, assessmentId, add, rowOf } = await found();
    const { id, version: seenVersion } = await add();
    const give = (impactSeverity: 3 | 5) =>
      api.components.together({
        assessmentId,
        act: randomUUID(),
        changed: [{ id, seenVersion, set: { impactSeverity } }],
      });
    await give(3);
    await expect(give(5)).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowOf(id)).toMatchObject({ impactSeverity: 3, severityOpen: false });
  });

  it('keep the later score where the earlier one is undone', async () => {
    const { api, assessmentId, add, set, rowOf, undoNewest } = await found();
    const { id } = await add();
    await set(id, { impactSeverity: 3 });
    const { changes } = await api.history.ofAssessment({ assessmentId });
    await set(id, { impactSeverity: 5 });
    const undo = () => api.undo.change({ assessmentId, id: mustHave(changes[0]).id });
    await expect(undo()).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowOf(id)).toMatchObject({ impactSeverity: 5, severityOpen: false });
    // Once the later one is undone, the earlier one can be undone too.
    await undoNewest();
    await undo();
    expect(await rowOf(id)).toMatchObject({ impactSeverity: 3, severityOpen: true });
  });
});
