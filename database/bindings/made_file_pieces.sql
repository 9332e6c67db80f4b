call tenant_table('made_file_pieces');
create policy read_assessments on made_file_pieces as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from made_files f where f.company_id = made_file_pieces.company_id and f.id = made_file_pieces.file_id))
  with check ((select reads_all()));
grant select, insert, delete on made_file_pieces to twofold_member;
