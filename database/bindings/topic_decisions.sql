call tenant_table('topic_decisions');
grant select, insert, update, delete on topic_decisions to twofold_member;
create trigger keep_completed before insert or update or delete on topic_decisions for each row execute function keep_completed();
create trigger next_version before update on topic_decisions for each row execute function next_version();
create trigger record_history after insert or update or delete on topic_decisions for each row
  execute function record_history('topic_decisions');
