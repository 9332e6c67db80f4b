call tenant_table('audit_visits');
grant select, insert on audit_visits to twofold_member;
grant update (last_at) on audit_visits to twofold_member;
create trigger record_history after insert on audit_visits for each row execute function record_history('audit_visits');
