-- Files that a member has made of an assessment to take along: asked for, made by a job, kept for a day (product P53).
create table made_files (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  kind          text        not null check (length(kind) between 1 and 40),
  state         text        not null default 'waiting' check (state in ('waiting', 'making', 'made', 'failed', 'cancelled')),
  -- From 0 to 100.
  progress      smallint    not null default 0 check (progress between 0 and 100),
  -- How often a server has begun it: one that dies leaves it to another.
  attempts      smallint    not null default 0,
  asked_by      uuid        not null default current_person(),
  asked_at      timestamptz not null default now(),
  ended_at      timestamptz,
  file_name     text,
  media_type    text,
  bytes         integer,
  content       bytea,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, asked_by) references memberships (company_id, user_id),
  check ((state = 'made') = (content is not null)),
  check ((state in ('waiting', 'making')) = (ended_at is null)),
  check (num_nulls(file_name, media_type, bytes, content) in (0, 4))
);
create index made_files_of_person on made_files (company_id, asked_by, asked_at);
call tenant_table('made_files');
-- Compressed already.
alter table made_files alter column content set storage external;
-- Who had which file made, and when, is what one wants to know later; how far it is and that it goes changes nothing.
drop trigger record_history on made_files;
create trigger record_history after insert on made_files for each row execute function record_history();

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
    'chat_messages', 'chat_sessions', 'made_files', 'assignments', 'comment_mentions', 'comments', 'register_views', 'sign_offs',
    'assessment_snapshots', 'assessment_transfers', 'later_reasons', 'assessment_responses', 'assessment_topic_selections', 'materiality_scores',
    'value_chain_activities', 'materiality_components', 'stakeholder_mapping', 'materiality_topics', 'assessments', 'invitations', 'seals', 'history'
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
