call tenant_table('assessment_snapshots');
grant select, insert on assessment_snapshots to twofold_member;
create trigger record_history after insert or update or delete on assessment_snapshots for each row
  execute function record_history('assessment_snapshots', 'result');
