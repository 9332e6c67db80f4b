call tenant_table('assessment_transfers');
grant select, insert, update, delete on assessment_transfers to twofold_member;
create trigger keep_completed before insert or update or delete on assessment_transfers for each row execute function keep_completed();
create trigger record_history after insert or update or delete on assessment_transfers for each row
  execute function record_history('assessment_transfers', 'before', 'after');
