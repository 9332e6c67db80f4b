-- What a copy carries names where it comes from, until somebody has reviewed it there (method M25).

alter table stakeholder_mapping add column carried_from text not null default '' check (length(carried_from) <= 2000);
alter table assessment_responses add column carried_from text not null default '' check (length(carried_from) <= 2000);

drop function copy_rows(regclass, uuid, uuid);

-- Copies the rows of one table below an assessment, in their order, under new ids; those that are reviewed get `origin` as where they come from.
create function copy_rows(below regclass, source_assessment uuid, target_assessment uuid, origin text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  names     name[] := array(
    select attname from pg_attribute
    where attrelid = below and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
      and attname not in ('company_id', 'id', 'assessment_id', 'topic_id', 'version')
    order by attnum);
  of_topic  boolean := exists (select from pg_attribute where attrelid = below and attname = 'topic_id' and not attisdropped);
  into_list text := (select string_agg(format('%I', n), ', ') from unnest(names) n);
  from_list text := (
    select string_agg(case n when 'carried_from' then '$3' else format('source.%I', n) end, ', ') from unnest(names) n);
begin
  execute format(
    'with source as materialized (select row_number() over (order by id) as place, * from %1$s
         where company_id = current_company() and assessment_id = $1),
       fresh as materialized (select gen_random_uuid() as id from source),
       ids as (select row_number() over (order by id) as place, id from fresh)
     insert into %1$s (id, assessment_id, %2$s)
     select ids.id, $2, %3$s from source join ids using (place) %4$s',
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
