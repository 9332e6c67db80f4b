call tenant_table('materiality_components');
grant select, insert, update, delete on materiality_components to twofold_member;
create trigger keep_completed before insert or update or delete on materiality_components for each row execute function keep_completed();
create trigger next_version before update on materiality_components for each row execute function next_version();
create trigger record_history after insert or update or delete on materiality_components for each row
  execute function record_history('materiality_components');
