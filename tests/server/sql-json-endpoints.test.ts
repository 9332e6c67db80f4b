import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { readFacts } from '#domain/results/dashboard-facts.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof foundSampleWorld>>;
let read: (path: string) => Promise<unknown>;

const HOSTILE = 'a "quote", a \\ backslash, \u0001, \u2028, \ud83c\udf0d, </script> and\ttwo\nlines';

beforeAll(async () => {
  database = await openTestDatabase();
  const app = createTestApp(database);
  world = await foundSampleWorld(app);
  read = async (path) => {
    const response = await app.request(path, { cookie: world.cookie });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    return response.json();
  };
  const { components } = await world.api.assessment.read({ assessmentId: world.assessmentId });
  const { version, ...first } = mustHave(components[0]);
  const texts = { description: HOSTILE, severityReason: '\u00a0\u2003', companyBusinessArea: HOSTILE.slice(0, 20) };
  const input = { assessmentId: world.assessmentId, ...first, ...texts, seenVersion: version };
  await world.api.components.update(input);
});
afterAll(() => database.close());

describe('an answer that reaches the browser as the database wrote it', () => {
  it('matches the contract for a whole assessment, with every text exactly as typed', async () => {
    const answer = await read(`/api/assessments/${world.assessmentId}`);
    const shape = mustHave(contract.assessment.read['~orpc'].outputSchema);
    expect(shape.parse(answer)).toEqual(answer);
    expect(mustHave(shape.parse(answer).components[0]).description).toBe(HOSTILE);
  });

  it('matches the contract for the dashboard', async () => {
    const answer = await read(`/api/dashboard?assessmentId=${world.assessmentId}`);
    expect(mustHave(contract.dashboard.read['~orpc'].outputSchema).parse(answer)).toEqual(answer);
    expect(await read('/api/dashboard')).toEqual(answer);
  });

  it('gives the same results as the whole assessment', async () => {
    const whole = await world.api.assessment.read({ assessmentId: world.assessmentId });
    const { results } = await world.api.dashboard.read({ assessmentId: world.assessmentId });
    expect(buildDashboard(readFacts(mustHave(results)))).toEqual(buildDashboard(whole));
  });

  it('omits from the dashboard what its lists do not show', async () => {
    const { components, scores } = await world.api.assessment.read({ assessmentId: world.assessmentId });
    const answer = JSON.stringify(await read('/api/dashboard'));
    for (const { description, justification } of [...components, ...scores.map((one) => ({ ...one, description: '' }))])
      for (const text of [description, justification]) if (text.length > 60) expect(answer).not.toContain(text);
  });
});

describe('the texts about results', () => {
  it('are loaded for a topic when it is opened', async () => {
    const { assessmentId } = world;
    const whole = await world.api.assessment.read({ assessmentId });
    const { topicId } = mustHave(whole.components.find(({ id }) => id === whole.netScores[0]?.componentId));
    const texts = await world.api.dashboard.topicTexts({ assessmentId, topicId });
    const expected = whole.components
      .filter((component) => component.topicId === topicId)
      .map(({ id, description, justification, severityReason, financialEffects, ...row }) => ({
        id,
        description,
        justification,
        severityReason,
        financialEffects,
        impactScaleReason: row.impactScaleReason,
        impactScopeReason: row.impactScopeReason,
        impactIrremediabilityReason: row.impactIrremediabilityReason,
        likelihoodReason: row.likelihoodReason,
        magnitudeReason: row.magnitudeReason,
        links: [],
        measures: measuresOf(whole.measures, id).map(({ componentId: _at, version: _version, ...measure }) => measure),
        netReason: whole.netScores.find(({ componentId }) => componentId === id)?.reason ?? null,
        horizonScores: [],
      }));
    expect(texts.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });

  it('are loaded for the screening scores', async () => {
    const { assessmentId } = world;
    const { scores } = await world.api.assessment.read({ assessmentId });
    const texts = await world.api.dashboard.screeningTexts({ assessmentId });
    expect(new Map(texts.map((text) => [text.topicId, text.justification]))).toEqual(
      new Map(scores.map((score) => [score.topicId, score.justification])),
    );
  });
});

describe('the draft', () => {
  const readDraft = async () => {
    const answer = await read('/api/assessments/draft');
    const shape = mustHave(contract.assessment.readDraft['~orpc'].outputSchema);
    expect(shape.parse(answer)).toEqual(answer);
    return shape.parse(answer);
  };

  it('matches the contract, with everything below it', async () => {
    const { assessmentId } = world;
    const whole = await world.api.assessment.read({ assessmentId });
    expect(await readDraft()).toMatchObject({ draft: whole, latestCompleted: null, removed: [] });
  });

  it('comes with the assessment that was completed last', async () => {
    const { assessmentId, api } = world;
    const completed = await api.assessment.complete({ assessmentId });
    expect(await readDraft()).toEqual({ draft: null, latestCompleted: completed, drafts: [], removed: [] });
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    const both = await readDraft();
    expect(both.latestCompleted).toEqual(completed);
    expect(both.draft).toEqual(await api.assessment.read({ assessmentId: copy.id }));
  });
});
