import type pg from 'pg';
import type { Sequences } from './records.ts';

/** A table that is copied row by row, with the names of its parts in SQL. */
export interface CopiedTable {
  /** Including its schema: `public.users`. */
  name: string;
  columns: string[];
  /** The order of its rows, chosen so that the same rows give the same hash on every version of PostgreSQL. */
  order: string;
  isForced: boolean;
}

/**
 * All of our tables: in the application's schema and in the job queue's. Partitions are copied, but not the tables that they belong to.
 */
const OURS = `c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))`;

/** All tables, with those that others refer to first. */
export async function listTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { refersTo: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as "isForced",
      array(select quote_ident(attname) from pg_attribute a
        where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname collate "C") as columns,
      coalesce(
        (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by place)
         from pg_index i, unnest(i.indkey::int2[]) with ordinality as key(attnum, place), pg_attribute a
         where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = key.attnum),
        quote_ident(c.relname) || '::text collate "C"') as "order",
      array(select format('%I.%I', other_space.nspname, other.relname) from pg_constraint k
        join pg_class other on other.oid = k.confrelid join pg_namespace other_space on other_space.oid = other.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind = 'r' order by 1`);
  return inOrderOfReference(rows);
}

function inOrderOfReference<T extends { name: string; refersTo: string[] }>(tables: readonly T[]): T[] {
  const ordered: T[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const isLeft = (name: string) => left.some((table) => table.name === name);
    const free = left.filter(({ refersTo }) => !refersTo.some(isLeft));
    // Tables that refer to each other could not be filled one after the other.
    if (free.length === 0) throw new Error(`Tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Whether the database contains no data yet. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_class c where ${OURS} limit 1`);
  return rowCount === 0;
}

/** The current value of each counter that belongs to a column. */
export async function readSequences(client: pg.Client): Promise<Sequences> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select format('%I.%I', n.nspname, c.relname) as sequence, format('%I.%I', tn.nspname, t.relname) as "table", a.attname as "column"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid join pg_namespace tn on tn.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where ${OURS} and c.relkind = 'S' order by 1`);
  const sequences: Sequences = [];
  for (const { sequence, table, column } of rows) {
    const { rows: at } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${sequence}`,
    );
    if (at[0]) sequences.push({ table, column, ...at[0] });
  }
  return sequences;
}
