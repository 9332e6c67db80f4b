import type pg from 'pg';

/** A column, as described in the catalogue. */
export interface Column {
  table: string;
  column: string;
  isView: boolean;
  /** As PostgreSQL writes it: 'uuid', 'text[]', 'timestamp with time zone'. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** Only PostgreSQL sets its value. */
  isAlways: boolean;
  /** The checks on this column alone, as PostgreSQL writes them. */
  checks: string[];
  /** The columns it refers to: 'assessments.id'. */
  refersTo: string[];
}

/** Every column of every table and view of the application, in table order. */
export async function readCatalogue(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    with columns as (
      select c.oid, c.relname, c.relkind, a.attnum, a.attname, a.attnotnull, format_type(a.atttypid, a.atttypmod) as type,
        a.atthasdef or a.attidentity <> '' as has_default, a.attidentity = 'a' or a.attgenerated <> '' as is_always
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    ),
    -- What stands behind a column: in a table itself, in a view the column of the same name that it shows.
    behind as (
      select oid, attnum, oid as relation, attnum as number, attnotnull from columns where relkind = 'r'
      union all
      select v.oid, v.attnum, b.attrelid, b.attnum, b.attnotnull
      from columns v
      join information_schema.view_column_usage u
        on u.view_schema = 'public' and u.view_name = v.relname and u.column_name = v.attname
      join pg_attribute b on b.attrelid = format('%I.%I', u.table_schema, u.table_name)::regclass and b.attname = v.attname
      where v.relkind = 'v'
    )
    select relname::text as "table", attname::text as "column", relkind = 'v' as "isView", type,
      exists (select from behind b where b.oid = c.oid and b.attnum = c.attnum and not b.attnotnull) as "isNullable",
      has_default as "hasDefault", is_always as "isAlways",
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        join behind b on b.oid = c.oid and b.attnum = c.attnum and k.conrelid = b.relation and k.conkey = array[b.number]
        where k.contype = 'c'
      ) as checks,
      array(
        select format('%s.%s', k.confrelid::regclass, other.attname)
        from behind b join pg_constraint k on k.conrelid = b.relation and k.contype = 'f',
          unnest(k.conkey, k.confkey) as pair(own, target), pg_attribute other
        where b.oid = c.oid and b.attnum = c.attnum and pair.own = b.number
          and other.attrelid = k.confrelid and other.attnum = pair.target
      ) as "refersTo"
    from columns c order by relname, attnum`);
  return rows;
}
