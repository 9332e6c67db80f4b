call tenant_table('comments');
grant select, insert on comments to twofold_member;
grant update (body, edited_at, removed_at, resolved_at, resolved_by) on comments to twofold_member;
create trigger next_version before update on comments for each row execute function next_version();
create trigger record_history after insert or update or delete on comments for each row execute function record_history('comments');
