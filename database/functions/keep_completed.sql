-- A completed assessment is written to by nothing but reopening (product P17). The application asks first; here the database refuses
-- whoever serves, whatever the application forgot. The owner's own work passes: migrations, erasing a closed company.
create or replace function keep_completed() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  below  uuid[] := array_remove(array[
    case when tg_op <> 'INSERT' then old.assessment_id end, case when tg_op <> 'DELETE' then new.assessment_id end], null);
  within uuid := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
  if current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    return coalesce(new, old);
  end if;
  -- Whoever completes it meanwhile is waited for.
  perform from public.assessments a where a.company_id = within and a.id = any (below) for share;
  if exists (
    select from public.assessments a where a.company_id = within and a.id = any (below) and a.status = 'completed')
  then
    raise exception 'a completed assessment is not written to' using errcode = 'P0001', constraint = 'keep_completed';
  end if;
  return coalesce(new, old);
end $$;
