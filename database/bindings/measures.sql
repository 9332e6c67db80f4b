call tenant_table('measures');
grant select, insert, update, delete on measures to twofold_member;
create trigger keep_completed before insert or update or delete on measures for each row execute function keep_completed();
create trigger next_version before update on measures for each row execute function next_version();
create trigger record_history after insert or update or delete on measures for each row execute function record_history('measures');
