-- How far from a threshold a score is borderline, adopted with the thresholds, and how far the scoring was when they were (method M26).
alter table assessments
  add column borderline_band    numeric not null default 0 check (borderline_band between 0 and 5 and mod(borderline_band, 0.5) = 0),
  add column thresholds_scored  integer check (thresholds_scored >= 0),
  add column thresholds_entries integer check (thresholds_entries >= thresholds_scored),
  add check ((thresholds_scored is null) = (thresholds_entries is null));

-- Sides of topics that the company judges itself, with why, by whom and when (method M27). Whether that is a borderline case or
-- overrides the score is computed each time.
create table topic_decisions (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  topic_id      uuid        not null,
  side          text        not null default 'impact' check (side in ('impact', 'financial')),
  is_material   boolean     not null default false,
  reason        text        not null default '' check (length(reason) <= 2000),
  decided_by    uuid        not null default current_person(),
  decided_at    timestamptz not null default now(),
  version       integer     not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, topic_id, side),
  foreign key (company_id, assessment_id, topic_id) references materiality_topics (company_id, assessment_id, id) on delete cascade,
  foreign key (company_id, decided_by) references memberships (company_id, user_id)
);
call tenant_table('topic_decisions');
create trigger keep_completed before insert or update or delete on topic_decisions for each row execute function keep_completed();

-- A decision on a topic is one as others are: its reason stands in the history, too. Otherwise as it was.
create or replace function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then table_name in ('materiality_components', 'stakeholder_mapping', 'topic_decisions')
      or table_name = 'materiality_topics' and coalesce(old ->> 'code' like '%-own-%', false)
    when 'insert' then table_name = 'topic_decisions' or table_name = 'assessment_topic_selections' and new ->> 'is_relevant' = 'false'
    else case table_name
      when 'topic_decisions' then true
      when 'assessment_topic_selections' then coalesce(new ->> 'is_relevant' = 'false', false)
      when 'materiality_scores' then new ?| array['impact_score', 'financial_score']
      when 'materiality_components' then
        new ? 'topic_id' or coalesce(new ->> 'impact_relevant' = 'false', false) or coalesce(new ->> 'financial_relevant' = 'false', false)
        or not coalesce(new ->> 'scores_open' = 'false', false) and (
          not coalesce(new ->> 'severity_open' = 'false', false) and exists (
            select from unnest(array[
              'impact_severity', 'impact_scale', 'impact_scope', 'impact_irremediability', 'financial_risk_opportunity']) score
            where new ? score and old ->> score is not null)
          or not coalesce(new ->> 'likelihood_open' = 'false', false) and exists (
            select from unnest(array['impact_likelihood', 'financial_likelihood']) score
            where new ? score and old ->> score is not null))
      else false end
  end
$$;

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
    'value_chain_activities', 'topic_decisions', 'materiality_components', 'stakeholder_mapping', 'materiality_topics', 'assessments', 'invitations', 'seals', 'history'
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
