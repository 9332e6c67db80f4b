call tenant_table('stored_files');
create policy read_assessments on stored_files as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from evidence_revisions r where r.company_id = stored_files.company_id and r.file_id = stored_files.id))
  with check ((select reads_all()));
grant select, insert, update, delete on stored_files to twofold_member;
