-- What a topic was called when another line was written: another standard gives it another code, too.
drop index history_of_names;
create index history_of_names on history (company_id, table_name, row_id, id)
  where action = 'update' and old ?| array['title', 'stakeholder_group', 'custom_group_name', 'topic_id', 'name', 'code'];
