-- A package holds files of evidence without a second copy of them: a piece is bytes of its own, or a stored file as it is (product P75).
alter table made_file_pieces
  alter column content drop not null,
  add column stored_file_id uuid,
  add foreign key (company_id, stored_file_id) references stored_files (company_id, id),
  add check (num_nonnulls(content, stored_file_id) = 1);
create index made_file_pieces_of_stored on made_file_pieces (company_id, stored_file_id) where stored_file_id is not null;
