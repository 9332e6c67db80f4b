-- Erases rows of the company whose wall the transaction stands in, history included, at most so many at a time: call it until it says 0,
-- in one transaction that holds the company's row. Only for a company that is being closed and whose time has come. Which tables, the
-- catalogue says: all that the wall has opened to this function, those that refer to others before those; the history last, since each
-- deletion writes into it.
create or replace function erase_company_rows(at timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  company constant uuid := public.current_company();
  walled  regclass;
  erased  integer;
begin
  perform from public.companies c where c.id = company and c.closes_at <= at;
  if not found then
    raise exception 'this company is not to be erased' using errcode = 'P0001', constraint = 'erase_company_rows';
  end if;
  for walled in
    with recursive tables as (
      select polrelid as oid from pg_policy
      where polname = 'erased_by_function' and polrelid not in ('public.companies'::regclass, 'public.memberships'::regclass)
    ), depths as (
      select oid, 0 as depth from tables
      union
      select c.confrelid, d.depth + 1
      from depths d
      join pg_constraint c on c.conrelid = d.oid and c.contype = 'f' and c.confrelid <> c.conrelid
      where c.confrelid in (select oid from tables)
    )
    select oid from depths group by oid order by oid = 'public.history'::regclass, max(depth), oid
  loop
    execute format('delete from %1$s where ctid = any (array(select ctid from %1$s where company_id = $1 limit $2))', walled)
      using company, at_most;
    get diagnostics erased = row_count;
    if erased > 0 then return erased; end if;
  end loop;
  delete from public.memberships m where m.company_id = company;
  delete from public.companies c where c.id = company;
  -- What these last two have written.
  delete from public.history h where h.company_id = company;
  return 0;
end $$;
revoke execute on function erase_company_rows(timestamptz, integer) from public;
grant execute on function erase_company_rows(timestamptz, integer) to twofold_member;
