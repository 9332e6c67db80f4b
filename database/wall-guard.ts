import pg from 'pg';

/** What is wrong with the tenant wall, one sentence per table; empty when it stands. */
export async function findHolesInTheWall(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; hole: string }>(`
      with walled as (
        select c.oid, c.relname as name, c.relrowsecurity, c.relforcerowsecurity
        from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and (c.relname = 'companies' or exists (
            select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped))
      )
      select name, 'has no forced row-level security' as hole from walled where not (relrowsecurity and relforcerowsecurity)
      union all
      select name, 'has no policy company_wall' from walled w
        where not exists (select from pg_policy p where p.polrelid = w.oid and p.polname = 'company_wall')
      union all
      select name, 'keeps no history' from walled w
        where name <> 'history' and not exists (select from pg_trigger t where t.tgrelid = w.oid and t.tgname = 'record_history')
      union all
      select w.name, 'has the foreign key ' || k.conname || ' to another company table without company_id'
        from walled w join pg_constraint k on k.conrelid = w.oid and k.contype = 'f'
        join walled target on target.oid = k.confrelid and target.name <> 'companies'
        where not exists (
          select from unnest(k.conkey, k.confkey) as pair(own, other)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own and a.attname = 'company_id'
          join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'company_id')
      order by 1, 2`);
    return rows.map((row) => `Table ${row.name} ${row.hole}.`);
  } finally {
    await client.end();
  }
}
