-- Who looks after a section, a topic or a component, by when, and whether a colleague has reviewed it (product P42, P43).
-- `record_key` is the section's name or the id of the topic or component. A row stays when its record is deleted, so that undoing the
-- deletion brings the owner back, and stays when its owner leaves: who is no member owns nothing, and comes back to what was hers.
create table assignments (
  company_id    uuid not null default current_company(),
  id            uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  noun          text not null check (noun in ('section', 'topic', 'component')),
  record_key    text not null check (length(record_key) between 1 and 100),
  -- The topic that it is, or stands under; with the title what the history calls it by.
  topic_id      uuid,
  title         text not null default '',
  owner_id      uuid,
  due_on        date,
  review        text check (review in ('in-review', 'reviewed')),
  review_by     uuid,
  -- The latest line of the record's history when it was reviewed: a later one opens it again.
  review_line   bigint,
  primary key (company_id, id),
  unique (company_id, assessment_id, noun, record_key),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, owner_id) references memberships (company_id, user_id),
  foreign key (company_id, review_by) references memberships (company_id, user_id),
  check ((review is null) = (review_by is null)),
  check ((review_line is not null) = (review is not null and review = 'reviewed'))
);
call tenant_table('assignments');
create trigger keep_completed before insert or update or delete on assignments for each row execute function keep_completed();

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
    'chat_messages', 'chat_sessions', 'assignments', 'comment_mentions', 'comments', 'register_views', 'sign_offs', 'assessment_snapshots', 'assessment_transfers', 'later_reasons',
    'assessment_responses', 'assessment_topic_selections', 'materiality_scores', 'materiality_components', 'stakeholder_mapping',
    'materiality_topics', 'assessments', 'invitations', 'seals', 'history'
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
