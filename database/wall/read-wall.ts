import type pg from 'pg';
import { catalogueQueries } from './catalogue-queries.ts';

/** The wall between companies, by name: 'policy company_wall on table companies' and PostgreSQL's description of it, on one line. */
export type Wall = ReadonlyMap<string, string>;

/**
 * Reads the wall from the catalogue: the same for every owner of the database, and on every version of PostgreSQL from 15 on.
 * @param login the login that serves requests
 * @param madeAtStart functions that are left out because they are created again at each start
 */
export async function readWall(client: pg.ClientBase, login: string, madeAtStart: readonly string[]): Promise<Wall> {
  const leftOut = new Set(
    madeAtStart.flatMap((name) => [`function ${name}`, `rights of everybody on function ${name}`]),
  );
  const wall = new Map<string, string>();
  const { rows: before } = await client.query<{ path: string }>(`select current_setting('search_path') as path`);
  await client.query(`set search_path = pg_catalog`);
  for (const query of catalogueQueries) {
    const { rows } = await client.query<{ thing: string; says: string }>(query, [login]);
    for (const { thing, says } of rows) if (!leftOut.has(thing)) wall.set(thing, says.replaceAll(/\s+/g, ' ').trim());
  }
  await client.query(`select set_config('search_path', $1, false)`, [before[0]?.path ?? '']);
  return wall;
}
