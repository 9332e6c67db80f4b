import type pg from 'pg';
import { asOwner } from './as-owner.ts';
import { underMigrationLock } from './migrate.ts';
import { type RepeatableFile, readRepeatableFiles } from './repeatable-files.ts';

/** How often it is tried: it waits for readers of these tables, and PostgreSQL may end it in favour of them. */
const TRIES = 4;
const DEADLOCK = '40P01';

/**
 * Applies the functions, policies, rights and triggers in `database/functions/` and `database/bindings/`: those that have changed since
 * the last time, all in one transaction under the migration lock. The hash of each file is stored as a comment, so that one query shows
 * whether there is anything to do.
 * @returns the ids of the files that were run
 * @throws with the name of the file that fails; nothing is changed then
 */
export function layFunctions(ownerUrl: string): Promise<string[]> {
  return asOwner(ownerUrl, async (client) => {
    const files = await readRepeatableFiles();
    if ((await listChanged(client, files)).length === 0) return [];
    for (let tries = 1; ; tries += 1) {
      try {
        return await underMigrationLock(client, () => layChanged(client, files));
      } catch (error) {
        if (tries === TRIES || (error as { code?: string }).code !== DEADLOCK) throw error;
      }
    }
  });
}

async function layChanged(client: pg.Client, files: readonly RepeatableFile[]): Promise<string[]> {
  // Checked again: another server may have done it while this one waited.
  const changed = await listChanged(client, files);
  // New objects belong to the owners of the tables, even if an administrator starts; a function may name one whose file comes later.
  await client.query(`
    select set_config('role', pg_get_userbyid(relowner), true), set_config('check_function_bodies', 'off', true)
    from pg_class where oid = 'public.companies'::regclass`);
  for (const { id, name, sql, hash } of changed) {
    const thing = id.startsWith('functions/') ? 'routine' : 'table';
    await client.query(`${sql}\ncomment on ${thing} public.${name} is '${hash}'`).catch((error: Error) => {
      throw Object.assign(new Error(`database/${id}.sql failed: ${error.message}`, { cause: error }), {
        code: (error as { code?: string }).code,
      });
    });
  }
  return changed.map(({ id }) => id);
}

async function listChanged(client: pg.Client, files: readonly RepeatableFile[]): Promise<RepeatableFile[]> {
  const { rows } = await client.query<{ id: string; hash: string | null }>(`
    select 'functions/' || proname as id, obj_description(oid, 'pg_proc') as hash
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 'bindings/' || relname, obj_description(oid, 'pg_class')
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const laid = new Map(rows.map(({ id, hash }) => [id, hash]));
  return files.filter(({ id, hash }) => laid.get(id) !== hash);
}
