-- The membership that a person has now, for the serving login before it has taken a role.
create or replace function membership_of(person uuid)
returns table (company_id uuid, role text, audits_until timestamptz, audited uuid[])
language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select m.company_id, m.role, m.audits_until, m.audited from public.memberships m
    where m.user_id = person and m.ended_at is null;
end $$;
revoke execute on function membership_of(uuid) from public;
