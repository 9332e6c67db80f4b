-- Comments on records of an assessment, and whom they mention (product P44). They go on after completion and are no part of the
-- frozen result. A record is named as the history names it; it may be gone, so that no foreign key holds it. `record_name` is what it
-- was called then.
create table comments (
  company_id    uuid        not null default current_company(),
  id            uuid        not null,
  assessment_id uuid        not null,
  noun          text        not null check (noun in ('assessment', 'topic', 'component', 'stakeholder')),
  record_id     uuid        not null,
  record_name   text        not null check (length(record_name) <= 300),
  -- Under which topic the record stood then.
  topic_id      uuid,
  -- The comment that this one answers; null for the first of a thread.
  thread_id     uuid,
  body          text        not null check (btrim(body) <> '' and length(body) <= 4000),
  written_by    uuid        not null default current_person(),
  created_at    timestamptz not null default clock_timestamp(),
  edited_at     timestamptz,
  removed_at    timestamptz,
  resolved_by   uuid,
  resolved_at   timestamptz,
  version       integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, thread_id) references comments (company_id, id) on delete cascade,
  foreign key (company_id, written_by) references memberships (company_id, user_id),
  foreign key (company_id, resolved_by) references memberships (company_id, user_id),
  check ((resolved_at is null) = (resolved_by is null)),
  check (thread_id is null or resolved_at is null)
);
create index comments_of_record on comments (company_id, assessment_id, record_id, created_at);
create index comments_of_thread on comments (company_id, thread_id);
call tenant_table('comments');
revoke update, delete on comments from twofold_member;
grant update (body, edited_at, removed_at, resolved_by, resolved_at) on comments to twofold_member;

create table comment_mentions (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  comment_id    uuid        not null,
  user_id       uuid        not null,
  -- As the text names the person.
  name          text        not null,
  -- When she opened it.
  read_at       timestamptz,
  primary key (company_id, id),
  unique (company_id, comment_id, user_id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, comment_id) references comments (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);
create index unread_mentions on comment_mentions (company_id, user_id) where read_at is null;
create index comment_mentions_of_assessment on comment_mentions (company_id, assessment_id);
call tenant_table('comment_mentions');

alter table notification_preferences add column mentions boolean not null default true;

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
    'chat_messages', 'chat_sessions', 'comment_mentions', 'comments', 'sign_offs', 'assessment_snapshots', 'assessment_transfers', 'later_reasons', 'assessment_responses',
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
