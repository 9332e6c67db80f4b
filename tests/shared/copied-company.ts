import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestDatabase } from './database.ts';
import type { TestApp, Visitor } from './front-door.ts';
import { mustHave } from './must-have.ts';

/** What founding a company left in the database and in the application, as text, so that ids and times can be replaced. */
interface Kept {
  /** When it was founded, in milliseconds. */
  at: number;
  /** The rows of each table that has any. */
  tables: readonly Table[];
  /** What the test knows about it, and what the application sent. */
  told: string;
  userId: string;
  fullName: string;
}

interface Table {
  name: string;
  /** Those that the database does not fill itself. */
  columns: string;
  /** A JSON array of the rows. */
  rows: string;
}

/** Founded through the front door by this worker, by name. */
const kept = new Map<string, Kept>();

/**
 * A company that is founded through the front door the first time a worker needs it, and copied row by row from then on, with ids and
 * times of its own: founding takes dozens of requests, and hundreds of tests begin with it. The founder signs up each time. An
 * application with limits of its own is asked each time, since it counts.
 * @param name names what `found` founds, among all test files
 */
export async function foundOrCopy<World extends Visitor & { company: { id: string } }>(
  app: TestApp,
  name: string,
  found: () => Promise<World>,
): Promise<World> {
  if (app.hasLimits) return found();
  const before = kept.get(name);
  if (before) return copy<World>(app, before);
  const sent = { messages: app.mailbox.messages.length, jobs: app.added.length };
  const world = await found();
  const { api: _api, cookie: _cookie, email, fullName, ...told } = world;
  const messages = app.mailbox.messages.slice(sent.messages).filter(({ to }) => to !== email);
  const client = await ownerOf(app.database);
  kept.set(name, {
    at: Date.now(),
    tables: await readRows(client, world.company.id),
    told: JSON.stringify({ told, messages, jobs: app.added.slice(sent.jobs) }),
    userId: await findUser(client, email),
    fullName,
  });
  return world;
}

async function copy<World extends Visitor>(app: TestApp, { at, tables, told, userId, fullName }: Kept): Promise<World> {
  const visitor = await app.signUp(fullName);
  const client = await ownerOf(app.database);
  const ids = new Map([[userId, await findUser(client, visitor.email)]]);
  const seconds = Math.floor((Date.now() - at) / 1000);
  const ours = (text: string) => withOwnTimes(withOwnIds(text, ids), seconds);
  await writeRows(
    client,
    tables.map((table) => ({ ...table, rows: ours(table.rows) })),
  );
  const own = JSON.parse(ours(told));
  for (const message of own.messages) await app.mailbox.send(message);
  app.added.push(...own.jobs);
  return { ...own.told, ...visitor };
}

/** The owner's connection to each database, open as long as the database. */
const owners = new WeakMap<TestDatabase, Promise<pg.Client>>();

function ownerOf(database: TestDatabase): Promise<pg.Client> {
  const open = async () => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    // Some tests end every connection to their database.
    client.on('error', () => owners.delete(database));
    await client.connect();
    database.beforeClose(() => client.end());
    return client;
  };
  const owner = owners.get(database) ?? open();
  owners.set(database, owner);
  return owner;
}

async function findUser(client: pg.Client, email: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
  return mustHave(rows[0]).id;
}

async function readRows(client: pg.Client, companyId: string): Promise<Table[]> {
  const { rows: tables } = await client.query<{ name: string; key: string; columns: string }>(
    `select c.table_name as name, case c.table_name when 'companies' then 'id' else 'company_id' end as key,
       string_agg(quote_ident(c.column_name), ', ') filter (where c.is_generated = 'NEVER' and c.is_identity = 'NO') as columns
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE'
     group by 1 having bool_or(c.column_name = 'company_id') or c.table_name = 'companies'`,
  );
  const found: Table[] = [];
  for (const { name, key, columns } of tables) {
    const sql = `select json_agg(t order by id)::text as rows from ${name} t where ${key} = $1`;
    const { rows } = await client.query<{ rows: string | null }>(sql, [companyId]);
    if (rows[0]?.rows) found.push({ name, columns, rows: rows[0].rows });
  }
  return found;
}

/** Writes rows as they were found, without what the database does at other times: triggers, checks of references, history. */
async function writeRows(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const inserts = tables.map(
    ({ name, columns, rows }) =>
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${client.escapeLiteral(rows)});`,
  );
  await client.query(['begin; set local session_replication_role = replica;', ...inserts, 'commit;'].join('\n'));
}

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

function withOwnIds(text: string, ids: Map<string, string>): string {
  return text.replaceAll(UUID, (id) => {
    const own = ids.get(id) ?? randomUUID();
    ids.set(id, own);
    return own;
  });
}

const TIME = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)((?:\.\d+)?(?:Z|\+00:00))"/g;

const withOwnTimes = (text: string, seconds: number) =>
  text.replaceAll(TIME, (_, time: string, rest: string) => {
    const own = new Date(Date.parse(`${time}Z`) + seconds * 1000).toISOString().slice(0, 19);
    return `"${own}${rest}"`;
  });
