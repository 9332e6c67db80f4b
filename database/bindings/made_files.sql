call tenant_table('made_files');
grant select, insert, update, delete on made_files to twofold_member;
create trigger record_history after insert on made_files for each row execute function record_history('made_files');
