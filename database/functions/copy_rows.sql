-- Copies the rows of one assessment into another of the company: what hangs on a topic to the topic of the same code, what stands at a
-- component to its copy. The company is named here as well, whatever row-level security says (docs/decisions/0002-tenant-wall.md).
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
      when 'from_component_id' then '(select copied.becomes from copied where copied.was = source.from_component_id)'
      when 'from_measure_id' then '(select named.becomes from named where named.was = source.from_measure_id)'
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
             where company_id = current_company() and assessment_id = $2) new using (nth))%6$s
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
    end
    -- A link also needs the entry or the measure that it begins at.
    || case when 'from_component_id' = any(names) then
      ' and (from_component_id is null or exists (select from materiality_components c
         where c.company_id = kept.company_id and c.assessment_id = kept.assessment_id and c.id = kept.from_component_id))'
      else '' end
    || case when 'from_measure_id' = any(names) then
      ' and (from_measure_id is null or exists (select from measures m
           join materiality_components c on c.company_id = m.company_id and c.assessment_id = m.assessment_id and c.id = m.component_id
         where m.company_id = kept.company_id and m.assessment_id = kept.assessment_id and m.id = kept.from_measure_id))'
      else '' end,
    -- Measures were copied in the order of their originals; those of deleted components were not.
    case when 'from_measure_id' = any(names) then
      ', named as (
         select old.id as was, new.id as becomes
         from (select row_number() over (order by m.id) as nth, m.id from measures m
               join materiality_components c on c.company_id = m.company_id and c.assessment_id = m.assessment_id and c.id = m.component_id
             where m.company_id = current_company() and m.assessment_id = $1) old
           join (select row_number() over (order by id) as nth, id from measures
             where company_id = current_company() and assessment_id = $2) new using (nth))'
      else '' end)
  using source_assessment, target_assessment, origin;
end $$;
