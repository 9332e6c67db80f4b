call tenant_table('assessment_topic_selections');
grant select, insert, update, delete on assessment_topic_selections to twofold_member;
create trigger keep_completed before insert or update or delete on assessment_topic_selections for each row execute function keep_completed();
create trigger next_version before update on assessment_topic_selections for each row execute function next_version();
create trigger record_history after insert or update or delete on assessment_topic_selections for each row
  execute function record_history('assessment_topic_selections');
