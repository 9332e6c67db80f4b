import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ComponentId, StakeholderId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { componentFields, foundWorld, stakeholderFields } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
});
afterAll(() => database.close());

/** What stays with the year it was made for. Any other table below an assessment is copied. */
const NOT_COPIED = [
  'assessment_snapshots',
  'assessment_transfers',
  'chat_messages',
  'chat_sessions',
  'history',
  'later_reasons',
];
/** What tells the rows of two assessments apart. */
const KEYS = ['company_id', 'id', 'assessment_id', 'topic_id', 'version'];

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

it('a copied assessment holds every row of the other, each column as it was, in the same order', async () => {
  const { api, assessmentId, topicId } = await foundWorld(app);
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
  // Saved in one go, they were added at one moment: their ids alone say which comes first.
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
