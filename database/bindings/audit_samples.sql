call tenant_table('audit_samples');
grant select, insert on audit_samples to twofold_member;
create trigger record_history after insert or update or delete on audit_samples for each row
  execute function record_history('audit_samples');
