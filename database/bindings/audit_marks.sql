call tenant_table('audit_marks');
grant select, insert, update, delete on audit_marks to twofold_member;
create trigger record_history after insert or update or delete on audit_marks for each row execute function record_history('audit_marks');
