call tenant_table('import_matchings');
grant select, insert, update, delete on import_matchings to twofold_member;
create trigger record_history after insert or update of name or delete on import_matchings for each row
  execute function record_history('import_matchings', 'contents');
