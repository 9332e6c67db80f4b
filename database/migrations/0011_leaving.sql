-- The ways out of a company (product P28, P29, P30; decision 20).

-- Set while a company is being closed: its rows go after this moment, unless an admin keeps it.
alter table companies add column closes_at timestamptz;
-- An admin who was the last to go comes back through the system door, for she is no member any more.
grant update (closes_at) on companies to twofold_system;

alter table invitations drop constraint invitations_status_check;
alter table invitations add constraint invitations_status_check
  check (status in ('pending', 'accepted', 'declined', 'revoked', 'expired'));

-- The owner's own functions below see and erase the rows of the company whose wall the transaction stands in, and no others.
-- Nobody serves as the owner.
create procedure open_to_own_functions(walled regclass, company_column name default 'company_id') language plpgsql as $$
begin
  execute format('create policy seen_by_functions on %s for select to current_user using (%I = current_company())', walled, company_column);
  execute format('create policy erased_by_function on %s for delete to current_user using (%I = current_company())', walled, company_column);
end $$;
call open_to_own_functions('companies', 'id');
do $$
declare
  walled regclass;
begin
  for walled in
    select c.oid from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
    order by c.relname
  loop
    call open_to_own_functions(walled);
  end loop;
end $$;

-- A company's table is walled as before, and open to the functions.
alter procedure tenant_table(regclass, text[], name) rename to wall_and_history;
create procedure tenant_table(walled regclass, private_columns text[] default '{}', company_column name default 'company_id')
language plpgsql as $$
begin
  call wall_and_history(walled, private_columns, company_column);
  call open_to_own_functions(walled, company_column);
end $$;

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

-- Whom a company has lost without her doing, so that she is told where she next looks. Her own, and of no company: it outlives
-- the company, and goes when she joins or founds another.
create table partings (
  user_id      uuid        primary key references users (id) on delete cascade,
  company_name text        not null check (length(company_name) between 1 and 200),
  reason       text        not null check (reason in ('removed', 'closed')),
  at           timestamptz not null default now()
);

create function note_parting() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'DELETE' and new.ended_at is null then
    delete from public.partings p where p.user_id = new.user_id;
  elsif tg_op <> 'INSERT' and old.ended_at is null and public.current_person() is distinct from old.user_id then
    insert into public.partings (user_id, company_name, reason)
    select old.user_id, c.name, case tg_op when 'DELETE' then 'closed' else 'removed' end
    from public.companies c where c.id = old.company_id
    on conflict (user_id) do update set company_name = excluded.company_name, reason = excluded.reason, at = now();
  end if;
  return null;
end $$;
create trigger note_parting after insert or update or delete on memberships for each row execute function note_parting();

-- Erases rows of the company whose wall the transaction stands in, history included, at most so many at a time: call it until it
-- says 0, in one transaction that holds the company's row (whoever joins waits for it, and then finds no company). Only for a
-- company that is being closed and whose time has come.
create function erase_company_rows(at timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  company constant uuid := public.current_company();
  walled  text;
  erased  integer;
begin
  perform from public.companies c where c.id = company and c.closes_at <= at;
  if not found then
    raise exception 'this company is not to be erased' using errcode = 'P0001', constraint = 'erase_company_rows';
  end if;
  foreach walled in array array[
    'chat_messages', 'chat_sessions', 'assessment_snapshots', 'assessment_responses', 'assessment_topic_selections',
    'materiality_scores', 'materiality_components', 'stakeholder_mapping', 'materiality_topics', 'assessments',
    'invitations', 'history'
  ] loop
    execute format(
      'delete from public.%1$I where ctid = any (array(select ctid from public.%1$I where company_id = $1 limit $2))', walled)
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
