call tenant_table('value_chain_activities');
grant select, insert, update, delete on value_chain_activities to twofold_member;
create trigger keep_completed before insert or update or delete on value_chain_activities for each row execute function keep_completed();
create trigger next_version before update on value_chain_activities for each row execute function next_version();
create trigger record_history after insert or update or delete on value_chain_activities for each row
  execute function record_history('value_chain_activities');
