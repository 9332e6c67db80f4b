call tenant_table('stakeholder_mapping');
grant select, insert, update, delete on stakeholder_mapping to twofold_member;
create trigger keep_completed before insert or update or delete on stakeholder_mapping for each row execute function keep_completed();
create trigger next_version before update on stakeholder_mapping for each row execute function next_version();
create trigger record_history after insert or update or delete on stakeholder_mapping for each row
  execute function record_history('stakeholder_mapping');
