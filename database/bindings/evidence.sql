call tenant_table('evidence');
-- Read where it is used in an assessment that is read.
create policy read_assessments on evidence as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from evidence_uses u where u.company_id = evidence.company_id and u.evidence_id = evidence.id))
  with check ((select reads_all()));
grant select, insert, update, delete on evidence to twofold_member;
create trigger next_version before update on evidence for each row execute function next_version();
create trigger record_history after insert or update or delete on evidence for each row execute function record_history('evidence');
