import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { sectorIros } from '#domain/reference/sector-iros.ts';
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

const iro = (id: string) => mustHave(sectorIros.find((one) => one.id === id));
const wanted = (starterId: string, changes: object = {}) => {
  const { title, description } = iro(starterId);
  return { id: randomUUID() as ComponentId, starterId, title, description, ...changes };
};

async function found() {
  const { api, draft } = await foundThroughTheDoor(app);
  return { api, draft, assessmentId: draft.assessment.id };
}

/** The components that progress lists as lacking a score. */
async function openIn(api: Awaited<ReturnType<typeof found>>['api'], assessmentId: AssessmentId) {
  const whole = await api.assessment.read({ assessmentId });
  return wizardProgress(whole).flatMap(({ missing }) =>
    missing.filter(({ code }) => code === 'scores').flatMap(({ subjects }) => subjects),
  );
}

describe('the starter library', () => {
  it('adds components with their origin, under their topic and without scores, in the words that were typed', async () => {
    const { api, draft, assessmentId } = await found();
    const rows = await api.starter.take({
      assessmentId,
      taken: [wanted('food-1', { title: 'Ours, in our words' }), wanted('apparel-6'), wanted('food-8')],
    });
    const [first, second] = rows;
    expect(first).toMatchObject({ title: 'Ours, in our words', startedFrom: 'food-1', severityOpen: true });
    const code = iro('apparel-6').subTopic[draft.assessment.esrsVersion];
    expect(draft.topics.find(({ id }) => id === second?.topicId)?.code).toBe(code);
    expect(rows.map(({ actualPotentialImpact }) => actualPotentialImpact)).toEqual([null, null, null]);

    expect((await openIn(api, assessmentId)).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const { impacts, effects } = (await api.dashboard.read({ assessmentId })).results ?? {};
    const told = [impacts, effects].map((columns) => [columns?.severityOpen, columns?.likelihoodOpen]);
    const alike = (kinds: readonly string[]) => rows.filter(({ kind }) => kinds.includes(kind)).map(() => true);
    const [ofImpacts, ofEffects] = [alike(['impact']), alike(['risk', 'opportunity'])];
    expect(told).toEqual([
      [ofImpacts, ofImpacts],
      [ofEffects, ofEffects],
    ]);
  });

  it('adds an entry once, even if two people take it at the same moment, and again after it was deleted', async () => {
    const { api, assessmentId } = await found();
    const both = await Promise.allSettled([
      api.starter.take({ assessmentId, taken: [wanted('mining-1'), wanted('mining-2')] }),
      api.starter.take({ assessmentId, taken: [wanted('mining-2', { title: 'The other' }), wanted('mining-3')] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await api.assessment.read({ assessmentId })).components).toHaveLength(2);

    const again = api.starter.take({ assessmentId, taken: [wanted('mining-2')] });
    await expect(again).rejects.toMatchObject({ code: 'already-taken' });
    const { components } = await api.assessment.read({ assessmentId });
    const taken = mustHave(components.find(({ startedFrom }) => startedFrom === 'mining-2'));
    await api.components.remove({ assessmentId, id: taken.id });
    await api.starter.take({ assessmentId, taken: [wanted('mining-2')] });
  });

  it('adds an entry once for a request that is sent twice, and refuses it twice in one request', async () => {
    const { api, assessmentId } = await found();
    const input = { assessmentId, taken: [wanted('retail-1'), wanted('retail-2')] };
    expect(await api.starter.take(input)).toEqual(await api.starter.take(input));
    const twice = [wanted('retail-3'), wanted('retail-3')];
    await expect(api.starter.take({ assessmentId, taken: twice })).rejects.toMatchObject({ code: 'already-taken' });
    await expect(
      api.starter.take({ assessmentId, taken: [{ ...wanted('retail-4'), starterId: 'retail-9' }] }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('names the topics that are set aside, and adds nothing then', async () => {
    const { api, draft, assessmentId } = await found();
    const code = iro('food-1').subTopic[draft.assessment.esrsVersion];
    const topic = mustHave(draft.topics.find((one) => one.code === code));
    await api.topics.saveSelections({
      assessmentId,
      selections: [{ topicId: topic.id, isRelevant: false, seenVersion: null }],
    });
    const others = sectorIros.filter(
      ({ industry, subTopic }) => industry === 'food' && subTopic[draft.assessment.esrsVersion] !== code,
    );
    await expect(
      api.starter.take({ assessmentId, taken: [wanted('food-1'), ...others.map(({ id }) => wanted(id))] }),
    ).rejects.toMatchObject({ code: 'topic-set-aside', data: { topics: [`${code} ${topic.name}`] } });
    expect((await api.assessment.read({ assessmentId })).components).toEqual([]);
  });

  it('keeps the origin whatever is saved, and counts once both scores are entered, without requiring a reason', async () => {
    const { api, assessmentId } = await found();
    const [row] = await api.starter.take({ assessmentId, taken: [wanted('food-6')] });
    const { version, ...component } = mustHave(row);
    const scored = await api.components.update({
      ...component,
      assessmentId,
      startedFrom: 'mining-1',
      severityOpen: false,
      financialRiskOpportunity: 4,
      seenVersion: version,
    });
    expect(scored).toMatchObject({ startedFrom: 'food-6', severityOpen: false, likelihoodOpen: true });
    expect(await openIn(api, assessmentId)).toEqual([component.id]);
    const { version: seenVersion, ...half } = scored;
    const given = { likelihoodOpen: false, financialLikelihood: 1 } as const;
    await api.components.update({ ...half, ...given, assessmentId, seenVersion });
    expect(await openIn(api, assessmentId)).toEqual([]);
    const { changes } = await api.history.ofAssessment({ assessmentId, lacking: 'reason' });
    expect(changes).toEqual([]);
  });

  it('marks a score entered for several components as given, and the other as missing', async () => {
    const { api, assessmentId } = await found();
    const [row] = await api.starter.take({ assessmentId, taken: [wanted('food-6')] });
    const { id, version: seenVersion } = mustHave(row);
    const score = (set: object) =>
      api.components.together({ assessmentId, act: randomUUID(), changed: [{ id, seenVersion, set }] });
    await score({ impactLikelihood: 2 });
    const [scored] = (await api.assessment.read({ assessmentId })).components;
    expect(scored).toMatchObject({ impactLikelihood: 2, likelihoodOpen: false, startedFrom: 'food-6' });
    // The other score is still missing.
    expect(scored).toMatchObject({ severityOpen: true });
    expect(await openIn(api, assessmentId)).toEqual([id]);
  });

  it('takes back in one act what nobody has touched since', async () => {
    const { api, assessmentId } = await found();
    const rows = await api.starter.take({
      assessmentId,
      taken: [wanted('pharma-1'), wanted('pharma-2'), wanted('pharma-3')],
    });
    const { version, ...changed } = mustHave(rows[1]);
    await api.components.update({ ...changed, assessmentId, title: 'Ours now', seenVersion: version });
    const taken = rows.map(({ id, version: seenVersion }) => ({ id, seenVersion }));
    const gone = await api.starter.putBack({ assessmentId, taken });
    expect(gone.toSorted()).toEqual([rows[0]?.id, rows[2]?.id].toSorted());
    expect((await api.assessment.read({ assessmentId })).components).toMatchObject([{ title: 'Ours now' }]);
    expect(await api.starter.putBack({ assessmentId, taken })).toEqual([]);
  });

  it('takes back no component that the company added itself', async () => {
    const { api, assessmentId } = await found();
    const [row] = await api.starter.take({ assessmentId, taken: [wanted('telecom-1')] });
    const { version: _version, startedFrom: _origin, ...component } = mustHave(row);
    const own = await api.components.create({ ...component, assessmentId, id: randomUUID() as ComponentId });
    expect(own.startedFrom).toBe('');
    const taken = [{ id: own.id, seenVersion: own.version }];
    expect(await api.starter.putBack({ assessmentId, taken })).toEqual([]);
  });
});
