call tenant_table('horizon_scores');
grant select, insert, update, delete on horizon_scores to twofold_member;
create trigger keep_completed before insert or update or delete on horizon_scores for each row execute function keep_completed();
create trigger next_version before update on horizon_scores for each row execute function next_version();
create trigger record_history after insert or update or delete on horizon_scores for each row execute function record_history('horizon_scores');
