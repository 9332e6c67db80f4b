call tenant_table('file_pieces');
create policy read_assessments on file_pieces as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from stored_files f where f.company_id = file_pieces.company_id and f.id = file_pieces.file_id))
  with check ((select reads_all()));
grant select, insert, delete on file_pieces to twofold_member;
