import pg from 'pg';
import { first } from '#domain/found.ts';
import { asOwner } from './as-owner.ts';
import { grantJobs } from './jobs-schema.ts';

/** The maximum duration of a statement of the serving login, and of an idle open transaction. */
export const STATEMENT_TIMEOUT_S = 10;
const IDLE_TRANSACTION_TIMEOUT_S = 30;
const INSUFFICIENT_PRIVILEGE = '42501';

const personTables = [
  'users',
  'user_sessions',
  'user_accounts',
  'user_verifications',
  'user_devices',
  'rate_limits',
  'chat_leases',
  'notification_preferences',
  'sent_notices',
  'mail_state',
  'partings',
  'user_two_factors',
  'user_recovery_codes',
  'earlier_names',
];

/**
 * Creates or refreshes the login that serves requests: not a superuser, no `bypassrls`, owner of nothing, and without a role in the
 * companies' tables (`noinherit`: each door takes its role for one transaction). Returns the connection string of that login on the same
 * database.
 */
export function prepareServingLogin(ownerUrl: string, password: string): Promise<string> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(`select left(current_database(), 50) || '_app' as name`);
    const login = first(rows, 'one row').name;
    const name = pg.escapeIdentifier(login);
    // Two servers on one cluster may do this at the same time; the lock makes the second wait instead of failing.
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('serving-login', 0))`);
    const exists = await client.query('select from pg_roles where rolname = $1', [login]);
    // A login that is not a superuser may not even set `nosuperuser` on an existing role.
    await client.query(
      `${exists.rowCount ? 'alter' : 'create'} role ${name} login noinherit password ${pg.escapeLiteral(password)}`,
    );
    // On the role and not in the connection: a proxy that pools by transaction refuses settings in the connection.
    await client.query(`alter role ${name} set statement_timeout = '${STATEMENT_TIMEOUT_S}s'`);
    await client.query(`alter role ${name} set idle_in_transaction_session_timeout = '${IDLE_TRANSACTION_TIMEOUT_S}s'`);
    await grantDoors(client, login);
    await grantPersonTables(client, name);
    await client.query('commit');
    const url = new URL(ownerUrl);
    url.username = encodeURIComponent(login);
    url.password = encodeURIComponent(password);
    return url.href;
  });
}

/** Grants a login that the operator created (`DATABASE_APP_URL`) the rights for serving. */
export function grantServing(ownerUrl: string, appUrl: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    const login = decodeURIComponent(new URL(appUrl).username);
    await grantDoors(client, login);
    await grantPersonTables(client, pg.escapeIdentifier(login));
  });
}

/**
 * Allows the login to take the roles behind the doors. Roles belong to the cluster: if another owner created them, an administrator must
 * have granted them, with the right to pass them on.
 */
async function grantDoors(client: pg.Client, login: string): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  // Up to version 15, the login itself determines whether it always has the rights of its roles.
  const onlyBehindDoors = first(rows, 'one row').version < 160_000 ? '' : ' with inherit false';
  for (const role of ['twofold_member', 'twofold_system']) {
    const { rowCount } = await client.query(
      `select from pg_auth_members m
       where m.roleid = (select oid from pg_roles where rolname = $1) and m.member = (select oid from pg_roles where rolname = $2)`,
      [role, login],
    );
    if (rowCount) continue;
    const grant = `grant ${role} to ${pg.escapeIdentifier(login)}${onlyBehindDoors}`;
    await client.query(grant).catch((error: Error & { code?: string }) => {
      if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
      throw new Error(
        `The owner of the database may not grant the role '${role}' to '${login}'. As an administrator of PostgreSQL run: ${grant}`,
        { cause: error },
      );
    });
  }
}

async function grantPersonTables(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`grant connect on database ${pg.escapeIdentifier(first(rows, 'one row').name)} to ${name}`);
  await client.query(`grant usage on schema public to ${name}, twofold_member, twofold_system`);
  await client.query(`grant select, insert, update, delete on ${personTables.join(', ')} to ${name}`);
  await client.query(`grant select on schema_migrations to ${name}`);
  await client.query(`grant execute on function membership_of(uuid) to ${name}`);
  await grantJobs(client, name);
}

/**
 * Refuses to serve with a login that could pass the tenant wall, on its own or with a role that it may take.
 * @throws a sentence that says what is wrong with the login
 */
export async function assertHarmlessLogin(client: pg.Client | pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ powerful: boolean; owns: boolean; login: string }>(`
    select current_user as login,
      exists (select from pg_roles where (rolsuper or rolbypassrls) and pg_has_role(current_user, oid, 'member')) as powerful,
      exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(current_user, relowner, 'member')) as owns`);
  const { powerful, owns, login } = first(rows, 'one row');
  if (powerful)
    throw new Error(
      `The login '${login}' is a superuser or bypasses row-level security. Twofold does not serve with it.`,
    );
  if (owns) throw new Error(`The login '${login}' owns tables. Twofold does not serve with it.`);
}
