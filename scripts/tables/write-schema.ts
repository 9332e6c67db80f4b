import type pg from 'pg';

/** One line of a file, with what determines its order: the part of the table, the position within it, and the text. */
interface Line {
  table: string;
  part: 'column' | 'constraint' | 'index' | 'view' | 'security' | 'policy' | 'trigger' | 'right';
  says: string;
}

/** In the syntax of `create policy`; read with an empty search path, so that every version of PostgreSQL writes the same. */
const LINES = `
  with relations as (
    select c.oid, c.relname::text as name, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl, c.relowner, c.reloptions
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  ),
  doors as (select oid, rolname from pg_roles where rolname in ('twofold_member', 'twofold_system'))
  select name as "table", part, says from (
    select name, 1 as nth, 'column' as part, a.attnum::int as place, '' as called,
      concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        case when a.attidentity <> '' then 'generated always as identity'
          when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
          else 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as says
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where r.relkind = 'r'
    union all
    select name, 2, 'constraint', array_position(array['p', 'u', 'x', 'f', 'c'], k.contype::text), k.conname,
      concat('constraint ', k.conname, ' ', pg_get_constraintdef(k.oid))
    from relations r join pg_constraint k on k.conrelid = r.oid and k.contype in ('p', 'u', 'x', 'f', 'c')
    union all
    select name, 3, 'index', 0, i.relname, pg_get_indexdef(i.oid)
    from relations r join pg_index x on x.indrelid = r.oid join pg_class i on i.oid = x.indexrelid
    where not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x'))
    union all
    select name, 3, 'view', 0, '', concat('create view ', name, ' with (', array_to_string(reloptions, ', '), ') as', E'\\n', pg_get_viewdef(oid))
    from relations where relkind = 'v'
    union all
    select name, 4, 'security', 0, '', concat('alter table ', name, ' ', action, ' row level security')
    from relations, unnest(array[case when relrowsecurity then 'enable' end, case when relforcerowsecurity then 'force' end]) action
    where action is not null
    union all
    select name, 5, 'policy', 0, p.polname, concat('create policy ', p.polname, ' on ', name,
      case when not p.polpermissive then ' as restrictive' end, ' for ',
      case p.polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end, ' to ',
      (select string_agg(case when role = 0 then 'public' when role = relowner then 'the owner' else role::regrole::text end, ', ')
        from unnest(p.polroles) role),
      E'\\n  using (' || pg_get_expr(p.polqual, p.polrelid) || ')', E'\\n  with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')')
    from relations r join pg_policy p on p.polrelid = r.oid
    union all
    select name, 6, 'trigger', 0, t.tgname, pg_get_triggerdef(t.oid)
    from relations r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
    union all
    select name, 7, 'right', 0, d.rolname, concat('grant ', string_agg(lower(g.privilege_type), ', ' order by g.privilege_type), ' on ', name, ' to ', d.rolname)
    from relations r cross join aclexplode(r.relacl) g join doors d on d.oid = g.grantee group by name, d.rolname
    union all
    select name, 8, 'right', 0, d.rolname, concat('grant ', lower(g.privilege_type), ' (', string_agg(a.attname, ', ' order by a.attname), ') on ', name, ' to ', d.rolname)
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attacl is not null
    cross join aclexplode(a.attacl) g join doors d on d.oid = g.grantee group by name, d.rolname, g.privilege_type
  ) lines order by name collate "C", nth, place, called collate "C", says collate "C"`;

/**
 * What each table and view is today, as SQL to be read: columns, keys, checks, indexes, policies, triggers and the rights of the two
 * doors. Nothing runs it.
 *
 * @returns the text by the name of the table
 */
export async function readSchema(client: pg.Client): Promise<Map<string, string>> {
  await client.query('begin read only');
  await client.query(`set local search_path = ''`);
  const { rows } = await client.query<Line>(LINES);
  await client.query('commit');
  const tables = Map.groupBy(rows, ({ table }) => table);
  return new Map([...tables].map(([table, lines]) => [table, writeTable(table, lines)]));
}

const HEADER = '-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.';

function writeTable(table: string, lines: readonly Line[]): string {
  const said = (...parts: Line['part'][]) =>
    lines.filter(({ part }) => parts.includes(part)).map(({ says }) => says.replaceAll('public.', ''));
  const body = said('column', 'constraint').map((line) => `  ${line}`);
  const parts = [
    body.length > 0 ? [`create table ${table} (\n${body.join(',\n')}\n)`] : said('view'),
    said('index'),
    said('security', 'policy'),
    said('trigger'),
    said('right'),
  ];
  const statements = parts.filter((part) => part.length > 0).map((part) => part.map(withSemicolon).join('\n'));
  return `${HEADER}\n${statements.join('\n\n')}\n`;
}

const withSemicolon = (statement: string) => `${statement.trimEnd().replace(/;$/, '')};`;
