call tenant_table('scale_wordings');
grant select, insert, update, delete on scale_wordings to twofold_member;
create trigger next_version before update on scale_wordings for each row execute function next_version();
create trigger record_history after insert or update or delete on scale_wordings for each row
  execute function record_history('scale_wordings');
