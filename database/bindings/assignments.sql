call tenant_table('assignments');
grant select, insert, update, delete on assignments to twofold_member;
create trigger keep_completed before insert or update or delete on assignments for each row execute function keep_completed();
create trigger record_history after insert or update or delete on assignments for each row execute function record_history('assignments');
