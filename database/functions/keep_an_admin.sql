-- A company always keeps at least one admin (product P7), but for one that is being closed and that its last member leaves.
create or replace function keep_an_admin() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('keep_an_admin' || old.company_id::text, 0));
  if old.role = 'admin' and old.ended_at is null and (new.role <> 'admin' or new.ended_at is not null)
    and not exists (
      select from public.memberships m
      where m.company_id = old.company_id and m.id <> old.id and m.role = 'admin' and m.ended_at is null
    )
    and not (
      exists (select from public.companies c where c.id = old.company_id and c.closes_at is not null)
      and not exists (
        select from public.memberships m where m.company_id = old.company_id and m.id <> old.id and m.ended_at is null
      )
    )
  then
    raise exception 'a company keeps at least one admin' using errcode = 'P0001', constraint = 'keep_an_admin';
  end if;
  return new;
end $$;
