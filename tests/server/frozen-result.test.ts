import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrozenFile, readFrozenResult } from '#domain/frozen-results/check-frozen-file.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { sha256 } from '#domain/frozen-results/sha256.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

describe('a frozen result', () => {
  it('can be read with everything it rests on, and stays unchanged when everything changes afterwards', async () => {
    const { api, assessmentId, component, stakeholder, draft, selection } = await foundWorld(app);
    const aside = mustHave(draft.topics[3]);
    const asideRow = { topicId: aside.id, isRelevant: false, seenVersion: null };
    await api.topics.saveSelections({ assessmentId, selections: [asideRow] });
    await api.team.describeSelf({ jobTitle: ' Head of Sustainability ', competence: 'ESRS course' });
    const owner = mustHave((await api.assignments.list({ assessmentId })).people[0]).userId;
    await api.assignments.assign({ assessmentId, records: [{ noun: 'component', key: component.id }], owner });
    await api.assessment.complete({ assessmentId });
    await api.team.describeSelf({ jobTitle: 'Chief of everything', competence: '' });
    const file = await api.frozenResults.readFrozen({ assessmentId });
    expect(file.result).toMatchObject({
      scorers: [{ name: 'Ada Founder', jobTitle: 'Head of Sustainability', competence: 'ESRS course' }],
      assignments: expect.arrayContaining([
        expect.objectContaining({ noun: 'component', key: component.id, owner: 'Ada Founder' }),
      ]),
    });
    expect(checkFrozenFile(file)).toMatchObject({ state: 'same', format: 13, differences: [] });
    expect(file).toMatchObject({
      isOpenAgain: false,
      result: {
        completed: { by: 'Ada Founder' },
        inputs: {
          components: [{ id: component.id, justification: component.justification }],
          stakeholders: [{ id: stakeholder.id, relevantTopicsViews: stakeholder.relevantTopicsViews }],
          selections: expect.arrayContaining([
            expect.objectContaining({ topicId: selection.topicId, isRelevant: true }),
          ]),
        },
        setAside: [{ code: aside.code, name: aside.name }],
        lastChanges: expect.arrayContaining([
          { noun: 'selection', key: aside.id, by: 'Ada Founder', at: expect.any(String), reason: null },
          { noun: 'component', key: component.id, by: 'Ada Founder', at: expect.any(String), reason: null },
          {
            noun: 'answer',
            key: 'Organizational Information Q',
            by: 'Ada Founder',
            at: expect.any(String),
            reason: null,
          },
        ]),
      },
    });
    await api.assessment.reopen({ assessmentId, reason: 'A supplier corrected its data' });
    const { version, ...fields } = component;
    await api.components.update({ ...fields, assessmentId, impactSeverity: 1, seenVersion: version });
    const again = await api.frozenResults.readFrozen({ assessmentId });
    expect(again).toEqual({ ...file, isOpenAgain: true, signOff: { signatures: [], state: 'draft' } });
    await api.assessment.complete({ assessmentId });
    const next = await api.frozenResults.readFrozen({ assessmentId });
    expect(next.sha256).not.toBe(file.sha256);
    expect(checkFrozenFile(next)).toMatchObject({ state: 'same' });
  });

  it('can still be opened after each further completion, even in an older format', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    const first = await api.frozenResults.readFrozen({ assessmentId });
    await api.assessment.reopen({ assessmentId, reason: 'A mistake' });
    await api.assessment.complete({ assessmentId });
    const second = await api.frozenResults.readFrozen({ assessmentId });
    const all = await api.frozenResults.listFrozen({ assessmentId });
    expect(all.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.map(({ frozenAt }) => frozenAt)).toEqual([second.frozenAt, first.frozenAt]);
    // Completed twice within a minute, they are told apart by number, state, and why the first was reopened.
    expect(all).toMatchObject([
      { number: 2, state: 'completed', reopened: null },
      { number: 1, state: null, reopened: { reason: 'A mistake' } },
    ]);
    const again = await api.frozenResults.readFrozen({ assessmentId, frozenId: first.id });
    // Only the latest result carries signatures.
    expect(again).toEqual({ ...first, signOff: { signatures: [], state: null } });
    const { scales: _since3, ...result } = first.result as FrozenResult;
    const text = canonicalJson({ ...result, format: 2 });
    await asOwner(database.ownerUrl, (client) =>
      client.query('update assessment_snapshots set result = $1, result_sha256 = $2 where id = $3', [
        text,
        sha256(text),
        first.id,
      ]),
    );
    const older = await api.frozenResults.readFrozen({ assessmentId, frozenId: first.id });
    expect(checkFrozenFile(older)).toMatchObject({ state: 'same', format: 2 });
    await api.assessment.reopen({ assessmentId, reason: 'Another one' });
    expect(await api.frozenResults.listFrozen({ assessmentId })).toMatchObject([
      { number: 2, state: 'draft', reopened: { reason: 'Another one' } },
      { number: 1, state: null, reopened: { reason: 'A mistake' } },
    ]);
  });

  it('is not found under another assessment', async () => {
    const mine = await foundWorld(app);
    const { api, assessmentId } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    const { id: frozenId } = await api.frozenResults.readFrozen({ assessmentId });
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    const notFound = { code: 'not-found' };
    await expect(api.frozenResults.readFrozen({ assessmentId: copy.id, frozenId })).rejects.toMatchObject(notFound);
    await expect(mine.api.frozenResults.readFrozen({ assessmentId, frozenId })).rejects.toMatchObject(notFound);
    await mine.api.assessment.complete({ assessmentId: mine.assessmentId });
    const theirs = { assessmentId: mine.assessmentId, frozenId };
    await expect(mine.api.frozenResults.readFrozen(theirs)).rejects.toMatchObject(notFound);
  });

  it('does not exist before anything was completed', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await expect(api.frozenResults.readFrozen({ assessmentId })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is reported as altered when the owner of the database changed it', async () => {
    const { api, assessmentId } = await foundWorld(app);
    await api.assessment.complete({ assessmentId });
    await asOwner(database.ownerUrl, (client) =>
      client.query(
        `update assessment_snapshots set result = replace(result, '"impactSeverity":4', '"impactSeverity":5') where assessment_id = $1`,
        [assessmentId],
      ),
    );
    const file = await api.frozenResults.readFrozen({ assessmentId });
    const check = checkFrozenFile(file);
    expect(check).toMatchObject({ state: 'differs' });
    expect(check.state === 'differs' && check.differences).toContainEqual(
      expect.objectContaining({ of: 'row', field: 'score', frozen: '12', computed: '15' }),
    );
    expect(readFrozenResult(file)).not.toBeNull();
  });
});
