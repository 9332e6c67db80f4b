/**
 * The catalogue's description of the wall between companies, as statements that return `thing` and `says`. The search path is emptied
 * first, so that PostgreSQL writes every name with its schema and in the same way on all versions.
 * Schema `public` is ours alone: everything in it counts. Elsewhere only what concerns a company does, or what is open to serving roles.
 * What an extension added is left out.
 */

/** Tables, views and functions that were not added by an extension; and the serving roles, under their names in the description. */
const COMMON = `
  with spaces as (
    select oid, case nspname when 'public' then '' else nspname || '.' end as prefix, nspname = 'public' as is_ours
    from pg_namespace where nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_(toast|temp)'
  ),
  relations as (
    select c.*, s.is_ours, s.prefix || c.relname as name,
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table'
        when 'S' then 'sequence' else 'table' end as kind
    from pg_class c join spaces s on s.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  ),
  routines as (
    select p.*, s.is_ours, case p.prokind when 'p' then 'procedure ' else 'function ' end
      || s.prefix || p.proname || '(' || oidvectortypes(p.proargtypes) || ')' as name
    from pg_proc p join spaces s on s.oid = p.pronamespace
    where not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  ),
  owner as (select relowner as oid from pg_class where oid = to_regclass('public.companies')),
  serving as (
    select oid, case rolname when $1 then 'the serving login' else rolname end as name
    from pg_roles where rolname in ('twofold_member', 'twofold_system', 'twofold_backup', $1)
  ),
  served as (select oid, name from serving union all select 0, 'everybody')`;

const named = (role: string, owner: string) =>
  `case when ${role} = ${owner} then 'the owner' when ${role} = 0 then 'everybody' else ${role}::regrole::text end`;

/** Whether security is forced, and each view with its definition and whose rights it uses. */
const relations = `${COMMON}
  select kind || ' ' || name as thing,
    case when relkind in ('v', 'm') then concat(array_to_string(reloptions, ', '), ' with the rights of ',
        ${named('relowner', '(select oid from owner)')}, ': ', pg_get_viewdef(oid))
      when relrowsecurity and relforcerowsecurity then 'row-level security, forced'
      when relrowsecurity then 'row-level security, not forced' else 'no row-level security' end as says
  from relations r
  where relkind <> 'S' and (is_ours
    or exists (select from pg_attribute a where a.attrelid = r.oid and a.attname = 'company_id' and not a.attisdropped)
    or exists (select from pg_constraint k join relations target on target.oid = k.confrelid
      where k.conrelid = r.oid and k.contype = 'f' and target.is_ours)
    or exists (select from pg_rewrite w join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid
      join relations below on d.refclassid = 'pg_class'::regclass and below.oid = d.refobjid
      where w.ev_class = r.oid and below.oid <> r.oid and below.is_ours))`;

const policies = `${COMMON}
  select concat('policy ', polname, ' on table ', name) as thing,
    concat_ws(' ', case when polpermissive then 'permissive' else 'restrictive' end,
      case polcmd when '*' then 'for all' when 'r' then 'for select' when 'a' then 'for insert'
        when 'w' then 'for update' else 'for delete' end,
      'to', (select string_agg(${named('role', 'relowner')}, ', ' order by role) from unnest(polroles) role),
      'using (' || pg_get_expr(polqual, polrelid) || ')', 'with check (' || pg_get_expr(polwithcheck, polrelid) || ')') as says
  from pg_policy join relations r on r.oid = polrelid`;

const triggers = `${COMMON}
  select concat('trigger ', tgname, ' on table ', name) as thing,
    concat(case tgenabled when 'O' then '' when 'D' then 'disabled: ' else 'not always enabled: ' end, pg_get_triggerdef(t.oid)) as says
  from pg_trigger t join relations r on r.oid = tgrelid where is_ours and not tgisinternal
  union all
  select distinct concat('switched-off constraint ', k.conname, ' on table ', name), 'its triggers do not fire'
  from pg_trigger t join relations r on r.oid = tgrelid join pg_constraint k on k.oid = tgconstraint
  where is_ours and tgisinternal and tgenabled <> 'O'
  union all
  select concat('rule ', rulename, ' on table ', name), pg_get_ruledef(w.oid)
  from pg_rewrite w join relations r on r.oid = ev_class where is_ours and rulename <> '_RETURN'`;

const constraints = `${COMMON}
  select concat('constraint ', conname, ' on table ', name) as thing, pg_get_constraintdef(k.oid) as says
  from pg_constraint k join relations r on r.oid = conrelid where is_ours and contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select concat('unique index ', c.relname, ' on table ', name), concat(case when not indisvalid then 'not valid: ' end, pg_get_indexdef(c.oid))
  from pg_index i join relations r on r.oid = indrelid join pg_class c on c.oid = indexrelid
  where is_ours and indisunique and not exists (select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))`;

/** Functions with the rights of their caller cannot do anything that the caller cannot do; those of other schemas are left out. */
const functions = `${COMMON}
  select name as thing,
    concat_ws(', ', l.lanname, case provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
      case when prosecdef then concat('with the rights of ', ${named('proowner', '(select oid from owner)')}) else 'with the rights of who calls' end,
      array_to_string(proconfig, ', '),
      'body ' || left(encode(sha256(convert_to(replace(concat(pg_get_function_result(p.oid), ' ',
        coalesce(pg_get_function_sqlbody(p.oid), prosrc)), E'\\r', ''), 'UTF8')), 'hex'), 16)) as says
  from routines p join pg_language l on l.oid = prolang
  where is_ours or prosecdef and (proowner in (select oid from owner)
    or (select rolsuper from pg_roles owning where owning.oid = proowner) and exists (
      select from serving s where has_schema_privilege(s.oid, pronamespace, 'usage') and has_function_privilege(s.oid, p.oid, 'execute')))`;

const GRANTED = `string_agg(lower(privilege_type) || case when is_grantable then ' with grant option' else '' end, ', ' order by privilege_type)`;

/**
 * All roles count only in our own schema: the serving login works on the queue's tables, and a backup's role reads them. The right to use
 * names in the two schemas is left out: if the owner may not grant it, everyone may.
 */
const grants = `${COMMON}
  select concat('rights of ', g.name, ' on ', kind, ' ', r.name) as thing, ${GRANTED} as says
  from relations r, aclexplode(coalesce(relacl, acldefault('r', relowner))) join served g on g.oid = grantee
  where (is_ours or g.oid <> 0 and not (g.name = 'the serving login' and r.name like 'jobs.%'))
    and not (g.name = 'twofold_backup' and privilege_type = 'SELECT' and not is_grantable) group by 1
  union all
  select concat('rights of ', g.name, ' on column ', r.name, '.', attname), ${GRANTED}
  from relations r join pg_attribute a on a.attrelid = r.oid, aclexplode(attacl) join served g on g.oid = grantee
  where is_ours or g.oid <> 0 group by 1
  union all
  select concat('rights of ', g.name, ' on ', p.name), ${GRANTED}
  from routines p, aclexplode(coalesce(proacl, acldefault('f', proowner))) join served g on g.oid = grantee
  where is_ours or g.oid <> 0 group by 1
  union all
  select concat('rights of ', g.name, ' on schema ', nspname), ${GRANTED}
  from pg_namespace n, aclexplode(nspacl) join serving g on g.oid = grantee
  where not (nspname in ('public', 'jobs') and privilege_type = 'USAGE') group by 1
  union all
  select concat('rights of ', g.name, ' on every new ', case defaclobjtype when 'r' then 'table' when 'S' then 'sequence'
    when 'f' then 'function' else 'type or schema' end), ${GRANTED}
  from pg_default_acl, aclexplode(defaclacl) join served g on g.oid = grantee
  where g.oid <> 0 or defaclobjtype in ('r', 'S') group by 1`;

/**
 * Only an owner takes the backup role, for the duration of a backup: a login among its members could read every company. From PostgreSQL
 * 16 on, the creator of the role may only grant it, which gives no access.
 */
const READERS = `
  select concat('membership of ', m.member::regrole, ' in twofold_backup'), 'reads every company'
  from pg_auth_members m join pg_roles backup on backup.oid = m.roleid and backup.rolname = 'twofold_backup'
    join pg_roles member on member.oid = m.member and not member.rolsuper
  where member.oid not in (select oid from serving) and member.oid not in (select oid from owner)
    and not exists (select from pg_database where datdba = member.oid)
    and (coalesce((to_jsonb(m) ->> 'set_option')::boolean, true) or coalesce((to_jsonb(m) ->> 'inherit_option')::boolean, true))`;

const roles = `${COMMON}
  select concat('role ', s.name) as thing,
    coalesce(nullif(concat_ws(', ', case when rolsuper then 'superuser' end, case when rolbypassrls then 'bypasses row-level security' end,
      case when rolcreaterole then 'may create roles' end, case when rolcreatedb then 'may create databases' end,
      case when rolreplication then 'may replicate' end, case when rolcanlogin and s.name <> 'the serving login' then 'may log in' end), ''),
      'no power of its own') as says
  from serving s join pg_roles r on r.oid = s.oid
  union all
  select concat('membership of ', s.name, ' in ', m.roleid::regrole),
    concat_ws(', ', case when pg_has_role(s.oid, m.roleid, 'usage') then 'has its rights at all times' else 'has its rights when it takes the role' end,
      case when bool_or(m.admin_option) then 'may give it to others' end)
  from serving s join pg_auth_members m on m.member = s.oid group by s.oid, s.name, m.roleid
  union all
  ${READERS}`;

export const catalogueQueries: readonly string[] = [
  relations,
  policies,
  triggers,
  constraints,
  functions,
  grants,
  roles,
];
