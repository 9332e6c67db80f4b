-- The two roles behind the two doors (docs/architecture.md), the tenant wall, and the one history.
-- Roles belong to the cluster: another database of the same cluster may have made them already.
do $$ begin create role twofold_member nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role twofold_system nologin; exception when duplicate_object or unique_violation then null; end $$;

-- A setting that was set once in a session reads as '' afterwards, and a bare cast of '' fails on pooled connections.
create function current_company() returns uuid language sql stable as
$$ select nullif(current_setting('app.company', true), '')::uuid $$;

create function current_person() returns uuid language sql stable as
$$ select nullif(current_setting('app.user', true), '')::uuid $$;

-- Append-only: nobody is granted update or delete. An update records only the columns that changed.
create table history (
  company_id    uuid        not null,
  id            bigint      generated always as identity,
  assessment_id uuid,
  table_name    text        not null,
  row_id        uuid        not null,
  action        text        not null check (action in ('insert', 'update', 'delete')),
  user_id       uuid,
  at            timestamptz not null default clock_timestamp(),
  request_id    text,
  reason        text,
  old           jsonb,
  new           jsonb,
  primary key (company_id, id)
);
create index history_of_row on history (company_id, table_name, row_id, id desc);
create index history_of_assessment on history (company_id, assessment_id, id desc);
alter table history enable row level security;
alter table history force row level security;
create policy company_wall on history for select to twofold_member using (company_id = current_company());
create policy written_by_trigger on history for insert to current_user with check (true);
grant select on history to twofold_member;

-- Arguments: the columns of which it is recorded that they changed, not what they say (chat text, secrets).
create function record_history() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  before_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after_row  jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  full_row   jsonb := coalesce(after_row, before_row);
  private    text;
begin
  if tg_nargs > 0 then
    foreach private in array tg_argv loop
      if before_row -> private is distinct from after_row -> private then
        if before_row ? private then before_row := jsonb_set(before_row, array[private], '"(not recorded: before)"'); end if;
        if after_row ? private then after_row := jsonb_set(after_row, array[private], '"(not recorded: after)"'); end if;
      else
        before_row := before_row - private;
        after_row := after_row - private;
      end if;
    end loop;
  end if;
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, value), '{}') into after_row
      from jsonb_each(after_row) where value is distinct from before_row -> key and key <> 'version';
    if after_row = '{}' then return null; end if;
    select jsonb_object_agg(key, before_row -> key) into before_row from jsonb_object_keys(after_row) as key;
  end if;
  insert into public.history (company_id, assessment_id, table_name, row_id, action, user_id, request_id, reason, old, new)
  values (
    coalesce(full_row ->> 'company_id', full_row ->> 'id')::uuid,
    case when tg_table_name = 'assessments' then full_row ->> 'id' else full_row ->> 'assessment_id' end::uuid,
    tg_table_name, (full_row ->> 'id')::uuid, lower(tg_op), current_person(),
    nullif(current_setting('app.request', true), ''), nullif(current_setting('app.reason', true), ''),
    before_row, after_row
  );
  return null;
end $$;

-- Rows carry a version: the second of two people to save the same thing is shown the other's value.
create function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- One line under each `create table` of a company. `private_columns` stay out of the history.
create procedure tenant_table(walled regclass, private_columns text[] default '{}', company_column name default 'company_id')
language plpgsql as $$
declare
  arguments text := (select coalesce(string_agg(quote_literal(c), ', '), '') from unnest(private_columns) c);
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format('create policy company_wall on %s for all to twofold_member using (%2$I = current_company()) with check (%2$I = current_company())', walled, company_column);
  execute format('grant select, insert, update, delete on %s to twofold_member', walled);
  execute format('create trigger record_history after insert or update or delete on %s for each row execute function record_history(%s)', walled, arguments);
  if exists (select from pg_attribute where attrelid = walled and attname = 'version' and not attisdropped) then
    execute format('create trigger next_version before update on %s for each row execute function next_version()', walled);
  end if;
end $$;
