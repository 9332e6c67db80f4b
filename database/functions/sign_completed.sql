-- The other way round than `keep_completed`: only what is completed is signed, and only the result that was frozen last. Whoever writes a
-- step is who made it, and says whether they signed it or recorded it.
create or replace function sign_completed() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    return new;
  end if;
  if not exists (
    select from public.assessments a
    where a.company_id = new.company_id and a.id = new.assessment_id and a.status = 'completed'
      and new.result_sha256 = (
        select s.result_sha256 from public.assessment_snapshots s
        where s.company_id = new.company_id and s.assessment_id = new.assessment_id order by s.created_at desc limit 1))
  then
    raise exception 'only a completed result is signed' using errcode = 'P0001', constraint = 'sign_completed';
  end if;
  if new.manner = 'entered' or new.recorded_by is distinct from public.current_person() then
    raise exception 'a step is signed or recorded by whoever writes it' using errcode = 'P0001', constraint = 'sign_completed';
  end if;
  return new;
end $$;
