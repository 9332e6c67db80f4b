-- Measures at impacts and risks, and what the company says that remains of a score after them (method M28, M29). Both name their
-- component without a foreign key: one that is deleted and brought back has them again; till then they count for nothing.
create table measures (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  component_id  uuid        not null,
  title         text        not null check (length(btrim(title)) > 0 and length(title) <= 300),
  kind          text        not null default 'prevention' check (kind in ('prevention', 'mitigation', 'remediation')),
  state         text        not null default 'planned' check (state in ('planned', 'implemented')),
  since         text        not null default '' check (since ~ '^(|(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2})$'),
  effectiveness text        check (effectiveness in ('effective', 'not-effective')),
  effect_reason text        not null default '' check (length(effect_reason) <= 20000),
  owner         text        not null default '' check (length(owner) <= 200),
  created_at    timestamptz not null default now(),
  version       integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade
);
create index measures_of_component on measures (company_id, assessment_id, component_id);
call tenant_table('measures');
create trigger keep_completed before insert or update or delete on measures for each row execute function keep_completed();

create table net_scores (
  company_id      uuid        not null default current_company(),
  id              uuid        not null default gen_random_uuid(),
  assessment_id   uuid        not null,
  component_id    uuid        not null,
  scale           smallint    check (scale between 1 and 5),
  scope           smallint    check (scope between 1 and 5),
  irremediability smallint    check (irremediability between 1 and 5),
  severity        smallint    check (severity between 1 and 5),
  magnitude       smallint    check (magnitude between 1 and 5),
  likelihood      smallint    check (likelihood between 1 and 5),
  reason          text        not null default '' check (length(reason) <= 2000),
  version         integer     not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, component_id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade
);
call tenant_table('net_scores');
create trigger keep_completed before insert or update or delete on net_scores for each row execute function keep_completed();

-- By which of the two scores results are computed, adopted with the thresholds (method M30).
alter table assessments add column score_basis text not null default 'gross' check (score_basis in ('gross', 'net'));

-- As it was, and what stands at a component stands at its copy.
create or replace function copy_rows(below regclass, source_assessment uuid, target_assessment uuid, origin text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  names     name[] := array(
    select attname from pg_attribute
    where attrelid = below and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
      and attname not in (
        'company_id', 'id', 'assessment_id', 'topic_id', 'version', 'nothing_found', 'nothing_found_by', 'nothing_found_at')
    order by attnum);
  of_topic  boolean := exists (select from pg_attribute where attrelid = below and attname = 'topic_id' and not attisdropped);
  into_list text := (select string_agg(format('%I', n), ', ') from unnest(names) n);
  from_list text := (
    select string_agg(case n
      when 'carried_from' then '$3'
      when 'copied_from_id' then 'source.id'
      when 'component_id' then '(select copied.becomes from copied where copied.was = source.component_id)'
      when 'component_ids' then
        '(select coalesce(array_agg(copied.becomes order by copied.becomes), ''{}'') from copied where copied.was = any(source.component_ids))'
      else format('source.%I', n) end, ', ') from unnest(names) n);
begin
  execute format(
    'with source as materialized (select row_number() over (order by id) as nth, * from %1$s kept
         where company_id = current_company() and assessment_id = $1 %5$s),
       fresh as materialized (select gen_random_uuid() as id from source),
       ids as (select row_number() over (order by id) as nth, id from fresh),
       copied as materialized (
         select old.id as was, new.id as becomes
         from (select row_number() over (order by id) as nth, id from materiality_components
             where company_id = current_company() and assessment_id = $1) old
           join (select row_number() over (order by id) as nth, id from materiality_components
             where company_id = current_company() and assessment_id = $2) new using (nth))
     insert into %1$s (id, assessment_id, %2$s)
     select ids.id, $2, %3$s from source join ids using (nth) %4$s',
    below,
    case when of_topic then 'topic_id, ' || into_list else into_list end,
    case when of_topic then 'new_topic.id, ' || from_list else from_list end,
    case when of_topic then
      'join materiality_topics old_topic on old_topic.company_id = source.company_id and old_topic.id = source.topic_id
       join materiality_topics new_topic on new_topic.company_id = source.company_id and new_topic.assessment_id = $2
         and new_topic.code = old_topic.code'
    end,
    -- What stands at a component that is gone stays with its year.
    case when 'component_id' = any(names) then
      'and exists (select from materiality_components c
         where c.company_id = kept.company_id and c.assessment_id = kept.assessment_id and c.id = kept.component_id)'
    end)
  using source_assessment, target_assessment, origin;
end $$;

-- As it was, and of measures and what remains after them.
create or replace function asks_reason(table_name text, action text, old jsonb, new jsonb) returns boolean
language sql immutable parallel safe as $$
  select case action
    when 'delete' then table_name in ('materiality_components', 'stakeholder_mapping', 'topic_decisions', 'measures', 'net_scores')
      or table_name = 'materiality_topics' and coalesce(old ->> 'code' like '%-own-%', false)
    when 'insert' then table_name in ('topic_decisions', 'net_scores') or table_name = 'assessment_topic_selections' and new ->> 'is_relevant' = 'false'
    else case table_name
      when 'topic_decisions' then true
      when 'net_scores' then true
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
