-- What stands below a completed assessment is kept as it was frozen, but for the minutes and mails that a signature rests on: a result is
-- signed after it is completed.
create or replace function keep_completed_uses() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  below  uuid[] := array_remove(array[
    case when tg_op <> 'INSERT' and old.noun is distinct from 'sign-off' then old.assessment_id end,
    case when tg_op <> 'DELETE' and new.noun is distinct from 'sign-off' then new.assessment_id end], null);
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
