-- Seals over the history of a company (docs/frozen-result.md): each covers the lines after the seal before it, and is
-- chained with it. `marks` has a line for each: its id, a blank, its SHA-256; `root` is the SHA-256 of `marks`, `hash` that of the seal.
create table seals (
  company_id      uuid        not null default current_company(),
  id              uuid        not null default gen_random_uuid(),
  from_history_id bigint      not null,
  to_history_id   bigint      not null check (to_history_id >= from_history_id),
  row_count       integer     not null check (row_count > 0),
  marks           text        not null,
  root            text        not null check (length(root) = 64),
  previous        text        not null default '' check (length(previous) in (0, 64)),
  hash            text        not null check (length(hash) = 64),
  made_at         timestamptz not null,
  reason          text        not null check (reason in ('daily', 'completion')),
  primary key (company_id, id),
  unique (company_id, from_history_id),
  unique (company_id, to_history_id)
);
call tenant_table('seals');
revoke update, delete on seals from twofold_member;
-- A seal is no change of anything: recorded in the history, each would be the reason for the next.
drop trigger record_history on seals;

create or replace function erase_company_rows(at timestamptz, at_most integer) returns integer
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
    'chat_messages', 'chat_sessions', 'assessment_snapshots', 'assessment_transfers', 'assessment_responses',
    'assessment_topic_selections', 'materiality_scores', 'materiality_components', 'stakeholder_mapping', 'materiality_topics',
    'assessments', 'invitations', 'seals', 'history'
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
