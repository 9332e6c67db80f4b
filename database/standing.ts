import type pg from 'pg';
import { first } from '#domain/found.ts';
import { madeAtStart } from './create-json-queries.ts';
import { findHoles } from './wall-guard.ts';

/** The state of a database for servers that use it. */
export interface Standing {
  /** It is a standby, or has been set to read-only. */
  isReadOnly: boolean;
  /** The ids of the migrations that have run. */
  migrations: string[];
  /** Functions that are created at each start but are missing, such as 'who_asks(text)'. */
  missing: string[];
}

/** Reads the whole state in one statement, as the serving login. */
export async function readStanding(pool: pg.Pool): Promise<Standing> {
  const { rows } = await pool.query<Standing>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly",
       array(select id from schema_migrations) as migrations,
       array(select name from unnest($1::text[]) as name where to_regprocedure(name) is null) as missing`,
    [madeAtStart],
  );
  const standing = first(rows, 'one row');
  // A standby refuses this, so that the pool keeps no connection to it (gone-codes.ts).
  if (standing.isReadOnly) await pool.query('delete from rate_limits where false').catch(() => undefined);
  return standing;
}

/** The parts of the wall between companies that differ from what the migrations create, one sentence each, read as the serving login. */
export async function findHolesAsServed(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    const { rows } = await client.query<{ login: string }>('select session_user as login');
    return await findHoles(client, first(rows, 'one row').login);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/**
 * Writes some 2 MB of temporary file, which is deleted immediately: tests whether the disk has room, without a trace.
 * @throws PostgreSQL's error, 53100 if there is none
 */
export async function tryRoom(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local work_mem = '64kB'`);
    await client.query(
      `select count(*) from (select from generate_series(1, 40000) as n order by md5(n::text) offset 0) as sorted`,
    );
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
