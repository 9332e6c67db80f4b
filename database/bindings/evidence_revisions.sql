call tenant_table('evidence_revisions');
create policy read_assessments on evidence_revisions as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from evidence e where e.company_id = evidence_revisions.company_id and e.id = evidence_revisions.evidence_id))
  with check ((select reads_all()));
grant select, insert, delete on evidence_revisions to twofold_member;
create trigger record_history after insert or update or delete on evidence_revisions for each row
  execute function record_history('evidence_revisions');
