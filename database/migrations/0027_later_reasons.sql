-- Reasons that are given after a change was made (product P36). A line of the history is never altered, since it is sealed: what is
-- given later names the line, and is recorded and sealed itself.
create table later_reasons (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  line          bigint      not null,
  reason        text        not null check (btrim(reason) <> '' and length(reason) <= 2000),
  given_by      uuid                 default current_person(),
  given_at      timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  unique (company_id, line),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, line) references history (company_id, id)
);
create index later_reasons_of_assessment on later_reasons (company_id, assessment_id);
call tenant_table('later_reasons');
revoke update, delete on later_reasons from twofold_member;
create trigger keep_completed before insert or update or delete on later_reasons for each row execute function keep_completed();

-- As before, and for the deletion of a topic of the company's own.
drop index history_without_reason;
create or replace function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then table_name in ('materiality_components', 'stakeholder_mapping')
      or table_name = 'materiality_topics' and coalesce(old ->> 'code' like '%-own-%', false)
    when 'insert' then table_name = 'assessment_topic_selections' and new ->> 'is_relevant' = 'false'
    else case table_name
      when 'assessment_topic_selections' then coalesce(new ->> 'is_relevant' = 'false', false)
      when 'materiality_scores' then new ?| array['impact_score', 'financial_score']
      when 'materiality_components' then
        new ? 'topic_id' or coalesce(new ->> 'impact_relevant' = 'false', false) or coalesce(new ->> 'financial_relevant' = 'false', false)
        or exists (
          select from unnest(array[
            'impact_severity', 'impact_likelihood', 'impact_scale', 'impact_scope', 'impact_irremediability',
            'financial_risk_opportunity', 'financial_likelihood']) score
          where new ? score and old ->> score is not null)
      else false end
  end
$$;
create index history_without_reason on history (company_id, assessment_id, id desc)
  where reason is null and asks_reason(table_name, action, old, new);

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
    'chat_messages', 'chat_sessions', 'assessment_snapshots', 'assessment_transfers', 'later_reasons', 'assessment_responses',
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
