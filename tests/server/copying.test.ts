import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, foundLinkedWorld, foundWorld, stakeholderFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Belongs to the year it was made for. Every other table below an assessment is copied. */
const NOT_COPIED = [
  // Only its owners are copied, which is tested with them (assignments.test.ts).
  'assignments',
  'assessment_snapshots',
  'audit_marks',
  'audit_samples',
  'audit_visits',
  'assessment_transfers',
  'chat_messages',
  'chat_sessions',
  'comment_mentions',
  'comments',
  // Carried over by its own code (evidence.test.ts).
  'evidence_uses',
  'history',
  'later_reasons',
  'made_files',
  'made_packages',
  'sign_offs',
  // Topics are decided again each year.
  'topic_decisions',
];
/**
 * The columns in which the rows of two assessments differ; the last says where a copied row comes from. References to components
 * are tested in `value-chain.test.ts`.
 */
const KEYS = [
  'company_id',
  'id',
  'assessment_id',
  'topic_id',
  'version',
  'component_ids',
  'component_id',
  'from_component_id',
  'from_measure_id',
  'carried_from',
  'copied_from_id',
];

function listTables(): Promise<{ name: string; ofTopic: boolean; isDated: boolean }[]> {
  const has = (column: string) =>
    `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = '${column}' and not a.attisdropped)`;
  return asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query(`
      select relname as name, ${has('topic_id')} as "ofTopic", ${has('created_at')} as "isDated" from pg_class c
      where relkind = 'r' and relnamespace = 'public'::regnamespace and ${has('assessment_id')} order by relname`);
    return rows;
  });
}

it('a copied assessment holds every row of the original, with each column unchanged, in the same order', async () => {
  const { api, assessmentId, topicId } = await foundLinkedWorld(app);
  for (const title of ['Second', 'Third', 'Fourth', 'Fifth']) {
    const fields = {
      ...componentFields,
      title,
      impactScale: 4 as const,
      timeHorizon: 'long',
      financialEffects: ['cash-flow'],
    };
    await api.components.create({ assessmentId, id: randomUUID() as ComponentId, topicId, ...fields });
  }
  // Saved together, they share one creation time: only their ids give the order.
  await api.stakeholders.save({
    assessmentId,
    rows: ['Growers', 'Drivers', 'Bakers', 'Readers'].map((stakeholderNames) => ({
      ...stakeholderFields,
      stakeholderNames,
      id: randomUUID() as StakeholderId,
      seenVersion: null,
    })),
  });
  await api.assessment.complete({ assessmentId });
  const copy = await api.assessment.begin({ copyOf: assessmentId });

  const tables = (await listTables()).filter(({ name }) => !NOT_COPIED.includes(name));
  expect(tables.length).toBeGreaterThan(5);
  for (const { name, ofTopic, isDated } of tables) {
    const rowsOf = (id: string) =>
      asOwner(database.ownerUrl, async (client) => {
        const order = isDated
          ? 'kept.created_at, kept.id'
          : `(to_jsonb(kept) - '{${KEYS.join()}}'::text[])::text, code`;
        const { rows } = await client.query(
          `select to_jsonb(kept) - '{${KEYS.join()}}'::text[] as row, topic.code
           from ${name} kept left join materiality_topics topic on ${ofTopic ? 'topic.id = kept.topic_id' : 'false'}
           where kept.assessment_id = $1 order by ${order}`,
          [id],
        );
        return rows;
      });
    const [before, after] = [await rowsOf(assessmentId), await rowsOf(copy.id)];
    expect(before.length, name).toBeGreaterThan(0);
    expect(after, name).toEqual(before);
  }
});

const CARRIED = ['components', 'stakeholders', 'selections', 'scores', 'responses'] as const;

describe('a copied entry', () => {
  async function foundCopy() {
    const world = await foundWorld(app);
    const { api } = world;
    await api.assessment.complete({ assessmentId: world.assessmentId });
    const source = await api.assessment.read({ assessmentId: world.assessmentId });
    const { id: assessmentId } = await api.assessment.begin({ copyOf: world.assessmentId });
    return { ...world, source, assessmentId, whole: await api.assessment.read({ assessmentId }) };
  }
  const marksIn = (whole: Awaited<ReturnType<typeof foundCopy>>['whole']) =>
    CARRIED.map((noun) => whole[noun].map(({ carriedFrom }) => carriedFrom).join());

  it('names the assessment and year it comes from until it is reviewed, and leaves the source unmarked', async () => {
    const { source, whole } = await foundCopy();
    const { name, financialYearStart } = source.assessment;
    const year = financialYearStart.slice(0, 4);
    expect(marksIn(whole)).toEqual(CARRIED.map(() => `${name}, financial year starting 1 January ${year}`));
    expect(marksIn(source)).toEqual(CARRIED.map(() => ''));
  });

  it('is an open point of its section until it is reviewed', async () => {
    const { whole } = await foundCopy();
    const open = wizardProgress(whole).map(({ missing }) => missing.find(({ code }) => code === 'carried-over')?.count);
    expect(open).toEqual([1, 1, 1, 1, 1, undefined]);
  });

  it('is confirmed once, in one request, and the history says by whom', async () => {
    const { api, assessmentId, whole } = await foundCopy();
    const seen = {
      components: whole.components.map(({ id, version: seenVersion }) => ({ id, seenVersion })),
      stakeholders: whole.stakeholders.map(({ id, version: seenVersion }) => ({ id, seenVersion })),
      selections: whole.selections.map(({ topicId, version: seenVersion }) => ({ topicId, seenVersion })),
      scores: whole.scores.map(({ topicId, version: seenVersion }) => ({ topicId, seenVersion })),
      responses: whole.responses.map(({ section, fieldName, version }) => ({
        section,
        fieldName,
        seenVersion: version,
      })),
    };
    const [component] = whole.components;
    expect(await api.review.confirm({ assessmentId, ...seen })).toMatchObject({
      components: [{ id: component?.id, version: 2 }],
      responses: [{ section: 'Organizational Information', fieldName: 'Q', version: 2 }],
    });
    expect(marksIn(await api.assessment.read({ assessmentId }))).toEqual(CARRIED.map(() => ''));
    const twice = await api.review.confirm({ assessmentId, ...seen });
    expect(Object.values(twice).flat()).toEqual([]);
    const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: mustHave(component).id });
    expect(changes.map(({ by, reason }) => `${by}: ${reason}`)).toEqual([
      'Ada Founder: null',
      `Ada Founder: Copied from ${component?.carriedFrom}`,
    ]);
  });

  const seenIn = (whole: Awaited<ReturnType<typeof foundCopy>>['whole']) => ({
    components: whole.components.map(({ id, version: seenVersion }) => ({ id, seenVersion })),
    stakeholders: whole.stakeholders.map(({ id, version: seenVersion }) => ({ id, seenVersion })),
    selections: whole.selections.map(({ topicId, version: seenVersion }) => ({ topicId, seenVersion })),
    scores: whole.scores.map(({ topicId, version: seenVersion }) => ({ topicId, seenVersion })),
    responses: whole.responses.map(({ section, fieldName, version: seenVersion }) => ({
      ...{ section, fieldName, seenVersion },
    })),
  });

  it('is confirmed by one statement that nothing significant changed, which repeats the decisions on topics', async () => {
    const { api, assessmentId, whole, source } = await foundCopy();
    const reason = 'Same sites, same suppliers, no new laws.';
    const { version } = whole.assessment;
    const after = await api.review.confirmUnchanged({ assessmentId, ...seenIn(whole), reason, version });
    expect(marksIn(after)).toEqual(CARRIED.map(() => ''));
    expect(after.decisions).toMatchObject(source.decisions.map(({ side, reason: why }) => ({ side, reason: why })));
    const carried = CARRIED.reduce((sum, noun) => sum + whole[noun].length, 0);
    const rows = carried + whole.disclosureChoices.length + source.decisions.length;
    expect(after.assessment.unchanged).toMatchObject({ reason, by: 'Ada Founder', rows });
    const { changes } = await api.history.ofRecord({
      ...{ assessmentId, noun: 'component', id: mustHave(whole.components[0]).id },
    });
    expect(changes[0]).toMatchObject({ by: 'Ada Founder', reason });
    // Twice is once; afterwards, there is nothing left to confirm.
    expect((await api.review.confirmUnchanged({ assessmentId, reason, version })).assessment).toEqual(after.assessment);
    await expect(
      api.review.confirmUnchanged({ assessmentId, reason: 'Again', version: after.assessment.version }),
    ).rejects.toMatchObject({ code: 'nothing-carried' });
  });

  it('is not confirmed by the statement if a colleague has changed it since it was loaded', async () => {
    const { api, assessmentId, whole } = await foundCopy();
    const { version: seenVersion, ...row } = mustHave(whole.components[0]);
    await api.components.update({ ...row, assessmentId, title: 'changed meanwhile', seenVersion });
    const stated = { assessmentId, ...seenIn(whole), reason: 'Nothing changed', version: whole.assessment.version };
    const after = await api.review.confirmUnchanged(stated);
    expect(after.components).toMatchObject([{ title: 'changed meanwhile', carriedFrom: row.carriedFrom }]);
    expect(after.stakeholders).toMatchObject([{ carriedFrom: '' }]);
  });

  it('needs a review again after its confirmation is undone', async () => {
    const { api, assessmentId, whole } = await foundCopy();
    const { id, version, carriedFrom } = mustHave(whole.components[0]);
    await api.review.confirm({ assessmentId, components: [{ id, seenVersion: version }] });
    const [confirmed] = (await api.history.ofRecord({ assessmentId, noun: 'component', id })).changes;
    await api.undo.change({ assessmentId, id: mustHave(confirmed).id });
    expect((await api.assessment.read({ assessmentId })).components).toMatchObject([{ id, carriedFrom }]);
  });

  it('still needs a review if someone has changed it since it was loaded', async () => {
    const { api, assessmentId, whole } = await foundCopy();
    const { version, ...row } = mustHave(whole.components[0]);
    await api.components.update({ ...row, assessmentId, title: 'changed meanwhile', seenVersion: version });
    const stale = { assessmentId, components: [{ id: row.id, seenVersion: version }] };
    expect((await api.review.confirm(stale)).components).toEqual([]);
    const after = await api.assessment.read({ assessmentId });
    expect(after.components[0]).toMatchObject({ title: 'changed meanwhile', carriedFrom: row.carriedFrom });
  });

  it('can be dropped unreviewed only with a reason: alone, with others or with its topic', async () => {
    const { api, assessmentId, whole } = await foundCopy();
    const { id, version } = mustHave(whole.components[0]);
    const lacking = { code: 'drop-reason-required' };
    const act = randomUUID();
    await expect(api.components.remove({ assessmentId, id, reason: ' ' })).rejects.toMatchObject(lacking);
    const removed = [{ id, seenVersion: version }];
    await expect(api.components.together({ assessmentId, act, removed })).rejects.toMatchObject(lacking);

    const own = { assessmentId, id: randomUUID() as TopicId };
    await api.topics.addOwn({ ...own, place: 'E1', name: 'Peat', description: '' });
    const { version: _seen, ...row } = mustHave(whole.components[0]);
    await api.components.together({
      ...{ assessmentId, act: randomUUID() },
      added: [{ ...row, id: randomUUID() as ComponentId, topicId: own.id, carriedFrom: whole.assessment.name }],
    });
    const doomed = { ...own, components: 1, isScored: false };
    await expect(api.topics.removeOwn(doomed)).rejects.toMatchObject(lacking);
    await api.topics.removeOwn({ ...doomed, reason: 'Entered twice' });

    await api.components.together({ assessmentId, act, removed, reason: 'No peat any more' });
    expect((await api.assessment.read({ assessmentId })).components).toEqual([]);
  });

  it('counts as reviewed when it is saved again', async () => {
    const { api, assessmentId, whole } = await foundCopy();
    const { version, carriedFrom: _mark, ...row } = mustHave(whole.stakeholders[0]);
    const [saved] = await api.stakeholders.save({ assessmentId, rows: [{ ...row, seenVersion: version }] });
    expect(saved).toMatchObject({ carriedFrom: '', version: version + 1 });
  });

  it('keeps both origins when it is transferred unreviewed', async () => {
    const { api, assessmentId, whole } = await foundCopy();
    const { version, esrsVersion } = whole.assessment;
    const to = esrsVersion === 'esrs-2023' ? 'esrs-2026' : 'esrs-2023';
    const { components } = await api.transfer.carryOut({ assessmentId, to, version });
    expect(components[0]?.carriedFrom).toMatch(/^E1\.1 .*, ESRS .*, financial year starting 1 January \d{4}$/);
  });

  it('cannot be confirmed in a completed assessment', async () => {
    const { api, assessmentId } = await foundCopy();
    await api.assessment.complete({ assessmentId, versionReason: 'Agreed with the auditor.' });
    await expect(api.review.confirm({ assessmentId })).rejects.toMatchObject({ code: 'assessment-completed' });
  });
});

it('a copied component keeps its origin, even after it is renamed, and one entered again has none', async () => {
  const { api, assessmentId, topicId, component } = await foundWorld(app);
  expect(await api.components.origins({ assessmentId })).toEqual([]);
  await api.assessment.complete({ assessmentId });
  const { id: copyId } = await api.assessment.begin({ copyOf: assessmentId });
  const { components, topics } = await api.assessment.read({ assessmentId: copyId });
  const { id, version, ...fields } = mustHave(components[0]);
  await api.components.update({ ...fields, title: 'Renamed', assessmentId: copyId, id, seenVersion: version });
  const place = mustHave(topics[0]).id;
  expect(place).not.toBe(topicId);
  await api.components.create({
    ...componentFields,
    assessmentId: copyId,
    id: randomUUID() as ComponentId,
    topicId: place,
  });
  expect(await api.components.origins({ assessmentId: copyId })).toEqual([{ id, copiedFrom: component.id }]);
});
