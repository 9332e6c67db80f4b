-- Each request asks first who sends it, before the company whose door it may open is known. This is a window in the wall for
-- just that: the company and role of one person now. Only the login that serves may look through it (serving-login.ts).
-- plpgsql, because it keeps its plan for the life of a connection.
create function membership_of(person uuid) returns table (company_id uuid, role text)
language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select m.company_id, m.role from public.memberships m where m.user_id = person and m.ended_at is null;
end $$;
revoke execute on function membership_of(uuid) from public;
