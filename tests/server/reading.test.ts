import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { foundLinkedWorld, type LinkedWorld } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
let world: LinkedWorld;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundLinkedWorld(app);
});
afterAll(() => database.close());

/** Every row of every table as the owner of the database sees it, except `rate_limits`, which counts the requests. */
function photograph(): Promise<string> {
  return asOwner(database.ownerUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
    );
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ text: string }>(`select t::text as text from ${name} t order by 1`);
      rows.push(name, ...found.rows.map(({ text }) => text));
    }
    return rows.join('\n');
  });
}

describe('a request that only reads', () => {
  it('changes no row of any table, whatever it reads and however it ends', async () => {
    const paths = Object.values(contract)
      .flatMap((calls) => Object.values(calls))
      .map((procedure) => procedure['~orpc'].route)
      .filter(({ method }) => method === 'GET')
      .map(({ path = '' }) =>
        path.replace('{assessmentId}', world.assessmentId).replace('{sessionId}', world.chatSession.id),
      );
    expect(paths.length).toBeGreaterThan(8);
    const others = [
      '/api/openapi.json',
      '/api/auth/sign-out',
      '/api/auth/confirm?token=x',
      '/healthz',
      '/readyz',
      '/',
      '/auth',
    ];
    const before = await photograph();
    for (const path of [...paths.map((path) => `/api${path}`), ...others]) {
      for (const method of ['GET', 'HEAD']) await app.request(path, { method, cookie: world.cookie });
    }
    expect(await photograph()).toBe(before);
  });
});

describe('a request with duplicates', () => {
  it('means the last of two equal keys in a body, for the check and for what is stored', async () => {
    const { version } = await world.api.company.read();
    const change = (body: string) =>
      app.request('/api/company', {
        method: 'PUT',
        cookie: world.cookie,
        headers: { 'content-type': 'application/json' },
        body,
      });
    const rest = `"industry":"other","size":"small","version":${version}`;
    const refused = await change(`{"name":"Fine","name":"",${rest}}`);
    expect(refused.status).toBe(400);
    const saved = await change(`{"name":"","name":"The last counts",${rest}}`);
    expect(await saved.json()).toMatchObject({ name: 'The last counts' });
  });

  it('is refused when a URL parameter occurs twice', async () => {
    const path = `/api/chat/sessions?assessmentId=${world.assessmentId}`;
    expect((await app.request(path, { cookie: world.cookie })).status).toBe(200);
    const twice = await app.request(`${path}&assessmentId=${crypto.randomUUID()}`, { cookie: world.cookie });
    expect(twice.status).toBe(400);
  });

  it('is decoded once: an id that is encoded twice is none', async () => {
    const encode = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    const read = (id: string) => app.request(`/api/assessments/${id}`, { cookie: world.cookie });
    expect((await read(encode(world.assessmentId))).status).toBe(200);
    expect((await read(encode(encode(world.assessmentId)))).status).toBe(400);
  });
});
