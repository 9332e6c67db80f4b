-- What `keep_completed` is below an assessment, on the assessment itself: it can be reopened, and nothing else.
create or replace function keep_completed_itself() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and new.status = 'draft' and new.reopened
    and to_jsonb(new) - array['status', 'reopened', 'completed_at', 'version']
      = to_jsonb(old) - array['status', 'reopened', 'completed_at', 'version']
  then
    return new;
  end if;
  raise exception 'a completed assessment is not written to' using errcode = 'P0001', constraint = 'keep_completed';
end $$;
