-- The history as a person asks for it: by person, noun, topic and time, and for changes that still lack a reason. Each question
-- is answered by an index, newest first, so that a page costs the same at a thousand lines and at a million.

-- Where the row stood when it changed; for a move, also where it stood before.
alter table history add column topic_id uuid, add column from_topic_id uuid;

alter table history no force row level security;
-- What happened so far: an update names the topic only where the row moved, so it stands where the last line before left it.
with placed as (
  select company_id, id, table_name, row_id,
    coalesce(new ->> 'topic_id', case when action = 'delete' then old ->> 'topic_id' end)::uuid as said,
    case when action = 'update' then (old ->> 'topic_id')::uuid end as was,
    max(id) filter (where new ? 'topic_id' or action = 'delete')
      over (partition by company_id, table_name, row_id order by id) as said_at
  from history
  where table_name in ('assessment_topic_selections', 'materiality_scores', 'materiality_components')
), told as (
  select here.company_id, here.id, last.said, here.was
  from placed here join placed last on last.company_id = here.company_id and last.id = here.said_at
  union all
  select company_id, id, row_id, null from history where table_name = 'materiality_topics'
)
update history set topic_id = told.said, from_topic_id = told.was
from told where history.company_id = told.company_id and history.id = told.id;
alter table history force row level security;

-- Which changes ask for a reason (product P35): what was scored differently, taken out of the result, moved or deleted.
create function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then table_name in ('materiality_components', 'stakeholder_mapping')
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
grant execute on function asks_reason(text, text, jsonb, jsonb) to twofold_member;

create index history_of_person on history (company_id, assessment_id, user_id, id desc);
create index history_of_table on history (company_id, assessment_id, table_name, id desc);
create index history_of_topic on history (company_id, assessment_id, topic_id, id desc) where topic_id is not null;
create index history_from_topic on history (company_id, assessment_id, from_topic_id, id desc) where from_topic_id is not null;
create index history_by_time on history (company_id, assessment_id, at);
create index history_without_reason on history (company_id, assessment_id, id desc)
  where reason is null and asks_reason(table_name, action, old, new);
-- What something was called, or where it stood, when another line was written.
create index history_of_names on history (company_id, table_name, row_id, id)
  where action = 'update' and old ?| array['title', 'stakeholder_group', 'custom_group_name', 'topic_id', 'name'];

create or replace function record_history() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  before_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after_row  jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  full_row   jsonb := coalesce(after_row, before_row);
  topic      uuid := case when tg_table_name = 'materiality_topics' then full_row ->> 'id' else full_row ->> 'topic_id' end;
  topic_was  uuid := case when tg_op = 'UPDATE' and tg_table_name <> 'materiality_topics' then before_row ->> 'topic_id' end;
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
  insert into public.history
    (company_id, assessment_id, table_name, row_id, action, user_id, request_id, reason, old, new, topic_id, from_topic_id)
  values (
    coalesce(full_row ->> 'company_id', full_row ->> 'id')::uuid,
    case when tg_table_name = 'assessments' then full_row ->> 'id' else full_row ->> 'assessment_id' end::uuid,
    tg_table_name, (full_row ->> 'id')::uuid, lower(tg_op), current_person(),
    nullif(current_setting('app.request', true), ''), nullif(current_setting('app.reason', true), ''),
    before_row, after_row, topic, nullif(topic_was, topic)
  );
  return null;
end $$;

-- What a person was called until when: lines of the history say names as they were. Goes when the account is deleted.
create table earlier_names (
  user_id uuid        not null references users (id) on delete cascade,
  name    text        not null check (length(name) between 1 and 200),
  until   timestamptz not null default clock_timestamp(),
  primary key (user_id, until)
);

create view company_earlier_names with (security_barrier) as
  select distinct m.company_id, n.user_id, n.name, n.until
  from memberships m join earlier_names n on n.user_id = m.user_id
  where m.company_id = current_company();
grant select on company_earlier_names to twofold_member;
