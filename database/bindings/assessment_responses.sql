call tenant_table('assessment_responses');
grant select, insert, update, delete on assessment_responses to twofold_member;
create trigger keep_completed before insert or update or delete on assessment_responses for each row execute function keep_completed();
create trigger next_version before update on assessment_responses for each row execute function next_version();
create trigger record_history after insert or update or delete on assessment_responses for each row
  execute function record_history('assessment_responses');
