call tenant_table('links');
grant select, insert, update, delete on links to twofold_member;
create trigger keep_completed before insert or update or delete on links for each row execute function keep_completed();
create trigger next_version before update on links for each row execute function next_version();
create trigger record_history after insert or update or delete on links for each row execute function record_history('links');
