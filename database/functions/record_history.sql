-- Writes each change into the history, with who, when, request and reason; of an update the columns that changed. Arguments: the name of
-- the table, since a part of it on another machine has another one; then the columns of which it is recorded that they changed, not
-- what they say (chat text, secrets).
create or replace function record_history() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  changed    constant text := tg_argv[0];
  before_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after_row  jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  full_row   jsonb := coalesce(after_row, before_row);
  topic      uuid := case when changed = 'materiality_topics' then full_row ->> 'id' else full_row ->> 'topic_id' end;
  topic_was  uuid := case when tg_op = 'UPDATE' and changed <> 'materiality_topics' then before_row ->> 'topic_id' end;
  private    text;
begin
  -- An array of trigger arguments begins at 0.
  foreach private in array tg_argv[1:] loop
    if before_row -> private is distinct from after_row -> private then
      if before_row ? private then before_row := jsonb_set(before_row, array[private], '"(not recorded: before)"'); end if;
      if after_row ? private then after_row := jsonb_set(after_row, array[private], '"(not recorded: after)"'); end if;
    else
      before_row := before_row - private;
      after_row := after_row - private;
    end if;
  end loop;
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, value), '{}') into after_row
      from jsonb_each(after_row) where value is distinct from before_row -> key and key <> 'version';
    if after_row = '{}' then return null; end if;
    select jsonb_object_agg(key, before_row -> key) into before_row from jsonb_object_keys(after_row) as key;
  end if;
  insert into public.history
    (company_id, assessment_id, table_name, row_id, action, user_id, request_id, reason, old, new, topic_id, from_topic_id, undoes)
  values (
    coalesce(full_row ->> 'company_id', full_row ->> 'id')::uuid,
    case when changed = 'assessments' then full_row ->> 'id' else full_row ->> 'assessment_id' end::uuid,
    changed, (full_row ->> 'id')::uuid, lower(tg_op), current_person(),
    nullif(current_setting('app.request', true), ''), nullif(current_setting('app.reason', true), ''),
    before_row, after_row, topic, nullif(topic_was, topic),
    nullif(current_setting('app.undoes', true), '')::bigint
  );
  return null;
end $$;
