import pg from 'pg';
import { grantJobs } from './jobs-schema.ts';

const personTables = [
  'users',
  'user_sessions',
  'user_accounts',
  'user_verifications',
  'user_devices',
  'rate_limits',
  'notification_preferences',
];

/** Tables of persons that only the serving login itself (the auth library's connection) may reach. */
export function listPersonTables(): readonly string[] {
  return personTables;
}

/**
 * Creates or refreshes the login that serves requests: no superuser, no `bypassrls`, owner of nothing, and without a role
 * of its own in the companies' tables (`noinherit`: each door takes its role for one transaction).
 * Returns the connection string of that login on the same database.
 */
export async function prepareServingLogin(ownerUrl: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`select left(current_database(), 50) || '_app' as name`);
    const login = rows[0]!.name;
    const name = pg.escapeIdentifier(login);
    // Two servers on one cluster may do this at once; the lock makes the second wait instead of failing.
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('serving-login', 0))`);
    const exists = await client.query('select from pg_roles where rolname = $1', [login]);
    await client.query(
      `${exists.rowCount ? 'alter' : 'create'} role ${name} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
    );
    await client.query(`grant twofold_member, twofold_system to ${name}`);
    await grantPersonTables(client, name);
    await client.query('commit');
    const url = new URL(ownerUrl);
    url.username = encodeURIComponent(login);
    url.password = encodeURIComponent(password);
    return url.href;
  } finally {
    await client.end();
  }
}

/** Gives a login that the operator made (`DATABASE_APP_URL`) what serving needs. */
export async function grantServing(ownerUrl: string, appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const name = pg.escapeIdentifier(decodeURIComponent(new URL(appUrl).username));
    await client.query(`grant twofold_member, twofold_system to ${name}`);
    await grantPersonTables(client, name);
  } finally {
    await client.end();
  }
}

async function grantPersonTables(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`grant connect on database ${pg.escapeIdentifier(rows[0]!.name)} to ${name}`);
  await client.query(`grant usage on schema public to ${name}, twofold_member, twofold_system`);
  await client.query(`grant select, insert, update, delete on ${personTables.join(', ')} to ${name}`);
  await client.query(`grant select on schema_migrations to ${name}`);
  await grantJobs(client, name);
}

/**
 * Refuses to serve with a login that could walk through the tenant wall.
 * @throws a sentence that says what is wrong with the login.
 */
export async function assertHarmlessLogin(client: pg.Client | pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ powerful: boolean; owns: boolean; login: string }>(`
    select current_user as login,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as powerful,
      exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(current_user, relowner, 'usage')) as owns`);
  const { powerful, owns, login } = rows[0]!;
  if (powerful)
    throw new Error(`The login '${login}' is a superuser or bypasses row-level security; serving with it is refused.`);
  if (owns) throw new Error(`The login '${login}' owns tables; serving with it is refused.`);
}
