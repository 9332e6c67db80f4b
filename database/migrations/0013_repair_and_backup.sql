-- Three early migrations were changed after databases had been made with them. What those databases lack is added here; where
-- nothing is missing, nothing changes.
do $$
begin
  if not exists (
    select from pg_attribute
    where attrelid = 'chat_messages'::regclass and attname = 'answered_by' and not attisdropped)
  then
    alter table chat_messages add column answered_by text not null default '' check (length(answered_by) <= 200);
  end if;
  if not exists (
    select from pg_constraint
    where conrelid = 'invitations'::regclass and conname = 'invitations_status_check'
      and pg_get_constraintdef(oid) like '%expired%')
  then
    alter table invitations drop constraint invitations_status_check;
    alter table invitations add constraint invitations_status_check
      check (status in ('pending', 'accepted', 'revoked', 'expired'));
  end if;
  if not exists (
    select from pg_trigger
    where tgrelid = 'invitations'::regclass and tgname = 'record_history'
      and pg_get_triggerdef(oid) like '%''mail_secret_hash'', ''link_secret_hash'', ''email''%')
  then
    drop trigger record_history on invitations;
    create trigger record_history after insert or update or delete on invitations
      for each row execute function record_history('mail_secret_hash', 'link_secret_hash', 'email');
  end if;
end $$;

-- Which secrets.json this database belongs to. The fingerprint tells nothing of the secrets themselves.
create table installation (
  is_only             boolean primary key default true check (is_only),
  secrets_fingerprint text    not null check (length(secrets_fingerprint) = 43)
);

-- A backup reads every company. The owner is no superuser everywhere, and the wall is forced on it as well: a role of its own
-- may read, and nothing else. Nobody is a member of it; the owner takes it for the length of a backup.
do $$ begin create role twofold_backup nologin; exception when duplicate_object or unique_violation then null; end $$;

create procedure let_backup_read(walled regclass) language plpgsql as $$
begin
  execute format('create policy read_for_backup on %s for select to twofold_backup using (true)', walled);
end $$;

do $$
declare
  walled regclass;
begin
  for walled in
    select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
  loop
    call let_backup_read(walled);
  end loop;
end $$;

create or replace procedure tenant_table(walled regclass, private_columns text[] default '{}', company_column name default 'company_id')
language plpgsql as $$
begin
  call wall_and_history(walled, private_columns, company_column);
  call open_to_own_functions(walled, company_column);
  call let_backup_read(walled);
end $$;

-- Set when the mail server refused the invitation's mail for good; the address stands in the row beside it.
alter table invitations add column undeliverable_at timestamptz;
