call tenant_table('evidence_uses');
grant select, insert, delete on evidence_uses to twofold_member;
grant update (criterion, passage) on evidence_uses to twofold_member;
create trigger keep_completed before insert or update or delete on evidence_uses for each row execute function keep_completed_uses();
create trigger next_version before update on evidence_uses for each row execute function next_version();
create trigger record_history after insert or update or delete on evidence_uses for each row
  execute function record_history('evidence_uses');
