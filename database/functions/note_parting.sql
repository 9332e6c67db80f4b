-- Notes whom a company has lost without their doing, so that they are told where they next look.
create or replace function note_parting() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'DELETE' and new.ended_at is null then
    delete from public.partings p where p.user_id = new.user_id;
  elsif tg_op <> 'INSERT' and old.ended_at is null and public.current_person() is distinct from old.user_id then
    insert into public.partings (user_id, company_name, reason)
    select old.user_id, c.name,
      case when tg_op = 'DELETE' then 'closed' when old.audits_until <= new.ended_at then 'audit-over' else 'removed' end
    from public.companies c where c.id = old.company_id
    on conflict (user_id) do update set company_name = excluded.company_name, reason = excluded.reason, at = now();
  end if;
  return null;
end $$;
