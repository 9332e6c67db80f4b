import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can, ROLES, type Role } from '#domain/people/permissions.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { clientFor, createTestApp, foundThroughTheDoor, type TestApp, type Visitor } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundLinkedWorld, type LinkedWorld, SECRET } from '../shared/world.ts';
import { type EndpointName, endpointInputs } from './endpoint-inputs.ts';
import { type Endpoint, endpoints, inputOf, outcomeOf } from './endpoints.ts';

let database: TestDatabase;
let app: TestApp;
let theirs: LinkedWorld;
let mine: Visitor;
let newcomer: Visitor;
const colleagues = new Map<Role, Visitor>();
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  theirs = await foundLinkedWorld(app);
  mine = await foundThroughTheDoor(app, 'The curious ones');
  newcomer = await app.signUp();
  for (const role of ROLES) colleagues.set(role, await joinTheirs(role));
});
afterAll(() => database.close());

const rightInput = ({ name }: Endpoint) => inputOf(name, theirs);

/** Everything the other company owns, as the owner of the database sees it. */
async function photograph(): Promise<string> {
  return asOwner(database.ownerUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'company_id'
         and table_name not in ('history', 'company_people', 'company_earlier_names') order by 1`,
    );
    const rows: unknown[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query(`select * from ${name} where company_id = $1 order by id`, [theirs.company.id]);
      rows.push([name, found.rows]);
    }
    return JSON.stringify(rows);
  });
}

/** The answers of public endpoints to a valid input from somebody who is not signed in and knows no secret. */
const answersToStrangers: Partial<Record<EndpointName, string>> = {
  'auth.signIn': 'invalid-credentials',
  'auth.signUp': 'OK',
  'auth.signOut': 'OK',
  'auth.confirm': 'link-invalid',
  'auth.requestReset': 'OK',
  'auth.reset': 'link-invalid',
  'session.read': 'OK',
  'invitations.open': 'not-found',
};

/** The accounts' endpoints end the session that calls them, so each gets its own person. */
const apiFor = async ({ noun }: Endpoint) => (noun === 'auth' ? (await app.signUp()).api : mine.api);

/** A test that exists only for the endpoints it applies to, so that nothing is skipped. */
function testIf(applies: boolean, title: string, work: () => Promise<void>) {
  if (applies) it(title, work);
}

/** Each object in an input, itself first, as the path to it. */
function listObjects(input: unknown, path: string[] = []): string[][] {
  if (typeof input !== 'object' || input === null) return [];
  const within = Object.entries(input).flatMap(([key, part]) => listObjects(part, [...path, key]));
  return Array.isArray(input) ? within : [path, ...within];
}

/** The input with one additional key in the object at the end of this path. */
function withKeyAt(input: unknown, [first, ...rest]: string[], value: string): unknown {
  if (first === undefined) return { ...(input as object), companyId: value };
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string, unknown>;
  copy[first] = withKeyAt(copy[first], rest, value);
  return copy;
}

describe.each(endpoints)('$name', (endpoint) => {
  it('has an input in the list, so that this test covers it', () => {
    expect(endpointInputs).toHaveProperty([endpoint.name]);
  });

  it('refuses strangers unless it is for everyone', async () => {
    const outcome = await outcomeOf(clientFor(app.request), endpoint, rightInput(endpoint));
    // An invitation is for anyone who knows its secret, signed in or not; without the secret it does not exist.
    if (endpoint.meta.access === 'public') expect(outcome.code).toBe(answersToStrangers[endpoint.name]);
    else expect(outcome).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(JSON.stringify(outcome)).not.toContain(SECRET);
  });

  testIf(endpoint.meta.access === 'member', 'refuses a person without a company', async () => {
    const { api } = newcomer;
    expect(await outcomeOf(api, endpoint, rightInput(endpoint))).toMatchObject({ status: 403, code: 'no-company' });
  });

  it('neither shows nor changes anything of another company', async () => {
    const before = await photograph();
    const outcome = await outcomeOf(await apiFor(endpoint), endpoint, rightInput(endpoint));
    if (pointsAtTheirs(endpoint)) expect(outcome).toMatchObject({ status: 404, code: 'not-found' });
    expect(JSON.stringify(outcome)).not.toContain(SECRET);
    expect(JSON.stringify(outcome)).not.toContain(theirs.company.id);
    expect(await photograph()).toBe(before);
  });

  testIf(endpoint.method !== 'GET', 'refuses a key that the contract does not know, wherever it stands', async () => {
    const input = rightInput(endpoint) ?? {};
    for (const place of listObjects(input)) {
      // A caller without the right is refused before the input is looked at.
      const api = mayAdmin(endpoint) ? await apiFor(endpoint) : mustHave(colleagues.get('auditor')).api;
      const outcome = await outcomeOf(api, endpoint, withKeyAt(input, place, theirs.company.id));
      expect(outcome.status, place.join('.')).toBe(400);
    }
  });

  testIf(endpoint.meta.access === 'member', 'gives each role exactly its rights', async () => {
    for (const role of ROLES) {
      const colleague = mustHave(colleagues.get(role));
      const { meta } = endpoint;
      const isAllowed = meta.access === 'member' && can(role, meta.action);
      // An invalid input reveals the right without using it: a permitted caller gets a validation error.
      const outcome = await outcomeOf(colleague.api, endpoint, { nonsense: true, ...pathOf(endpoint) });
      if (isAllowed) expect(outcome.status).not.toBe(403);
      else expect(outcome).toMatchObject({ status: 403, code: 'access-denied' });
    }
  });
});

// What only auditors may do is refused to an admin before anything is looked up.
const mayAdmin = ({ meta }: Endpoint) => meta.access !== 'member' || can('admin', meta.action);
const pointsAtTheirs = (endpoint: Endpoint) => endpointInputs[endpoint.name](theirs) !== null && mayAdmin(endpoint);
const pathOf = ({ name }: Endpoint) => endpointInputs[name](theirs) ?? {};

async function joinTheirs(role: Role): Promise<Visitor> {
  const visitor = await app.signUp(`A colleague as ${role}`);
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into memberships (company_id, user_id, role, audits_until)
       select $1, id, $2, case when $2 = 'auditor' then now() + interval '1 day' end from users where email = $3`,
      [theirs.company.id, role, visitor.email],
    ),
  );
  return visitor;
}
