call tenant_table('sign_offs');
grant select, insert on sign_offs to twofold_member;
grant update (end_reason, ended_at, ended_by) on sign_offs to twofold_member;
create trigger record_history after insert or update or delete on sign_offs for each row execute function record_history('sign_offs');
create trigger sign_completed before insert on sign_offs for each row execute function sign_completed();
