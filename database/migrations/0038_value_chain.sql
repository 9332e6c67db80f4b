-- The value chain that a company names: its activities by tier, and which impacts, risks and opportunities lie on each (product P47).
-- `component_ids` may name components that are deleted by now: undoing that brings them back to their places.
create table value_chain_activities (
  company_id       uuid        not null default current_company(),
  id               uuid        not null default gen_random_uuid(),
  assessment_id    uuid        not null,
  name             text        not null check (length(btrim(name)) between 1 and 200),
  kind             text        not null default 'other' check (length(kind) between 1 and 100),
  tier             text        not null check (tier in (
    'upstream-3', 'upstream-2', 'upstream-1', 'own', 'downstream-1', 'downstream-2', 'downstream-3')),
  place            text        not null default '' check (length(place) <= 300),
  note             text        not null default '' check (length(note) <= 20000),
  position         integer     not null default 0 check (position between 0 and 10000),
  component_ids    uuid[]      not null default '{}' check (cardinality(component_ids) <= 2000),
  -- Why nothing was found where somebody has looked; who and when. '' where nobody has said so.
  nothing_found    text        not null default '' check (length(nothing_found) <= 2000),
  nothing_found_by uuid,
  nothing_found_at timestamptz,
  created_at       timestamptz not null default now(),
  version          integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, nothing_found_by) references memberships (company_id, user_id),
  check ((nothing_found = '') = (nothing_found_by is null) and (nothing_found = '') = (nothing_found_at is null))
);
create index value_chain_activities_of_assessment on value_chain_activities (company_id, assessment_id, position);
call tenant_table('value_chain_activities');
create trigger keep_completed before insert or update or delete on value_chain_activities
  for each row execute function keep_completed();

-- Copies the rows of one table below an assessment, in their order, under new ids; those that are reviewed get `origin` as where they come from.
-- A component that a row names becomes its copy. That somebody has looked last year is not carried over.
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
      when 'component_ids' then
        '(select coalesce(array_agg(copied.becomes order by copied.becomes), ''{}'') from copied where copied.was = any(source.component_ids))'
      else format('source.%I', n) end, ', ') from unnest(names) n);
begin
  execute format(
    'with source as materialized (select row_number() over (order by id) as nth, * from %1$s
         where company_id = current_company() and assessment_id = $1),
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
    end)
  using source_assessment, target_assessment, origin;
end $$;

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
    'chat_messages', 'chat_sessions', 'assignments', 'comment_mentions', 'comments', 'register_views', 'sign_offs', 'assessment_snapshots', 'assessment_transfers',
    'later_reasons', 'assessment_responses', 'assessment_topic_selections', 'materiality_scores', 'value_chain_activities', 'materiality_components',
    'stakeholder_mapping', 'materiality_topics', 'assessments', 'invitations', 'seals', 'history'
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
