-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table file_pieces (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  file_id uuid not null,
  position integer not null,
  content bytea not null,
  constraint file_pieces_pkey PRIMARY KEY (company_id, id),
  constraint file_pieces_company_id_file_id_position_key UNIQUE (company_id, file_id, "position"),
  constraint file_pieces_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES stored_files(company_id, id) ON DELETE CASCADE,
  constraint file_pieces_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= 262144))),
  constraint file_pieces_position_check CHECK (("position" >= 0))
);

alter table file_pieces enable row level security;
alter table file_pieces force row level security;
create policy company_wall on file_pieces for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on file_pieces for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on file_pieces as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (EXISTS ( SELECT
   FROM stored_files f
  WHERE ((f.company_id = file_pieces.company_id) AND (f.id = file_pieces.file_id))))))
  with check (( SELECT reads_all() AS reads_all));
create policy read_for_backup on file_pieces for select to twofold_backup
  using (true);
create policy seen_by_functions on file_pieces for select to the owner
  using ((company_id = current_company()));

grant delete, insert, select on file_pieces to twofold_member;
