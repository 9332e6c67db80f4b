-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table made_file_pieces (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  file_id uuid not null,
  position integer not null,
  content bytea,
  stored_file_id uuid,
  constraint made_file_pieces_pkey PRIMARY KEY (company_id, id),
  constraint made_file_pieces_company_id_file_id_position_key UNIQUE (company_id, file_id, "position"),
  constraint made_file_pieces_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES made_files(company_id, id) ON DELETE CASCADE,
  constraint made_file_pieces_company_id_stored_file_id_fkey FOREIGN KEY (company_id, stored_file_id) REFERENCES stored_files(company_id, id),
  constraint made_file_pieces_check CHECK ((num_nonnulls(content, stored_file_id) = 1)),
  constraint made_file_pieces_content_check CHECK (((octet_length(content) >= 1) AND (octet_length(content) <= 262144))),
  constraint made_file_pieces_position_check CHECK (("position" >= 0))
);

CREATE INDEX made_file_pieces_of_stored ON made_file_pieces USING btree (company_id, stored_file_id) WHERE (stored_file_id IS NOT NULL);

alter table made_file_pieces enable row level security;
alter table made_file_pieces force row level security;
create policy company_wall on made_file_pieces for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on made_file_pieces for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on made_file_pieces as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (EXISTS ( SELECT
   FROM made_files f
  WHERE ((f.company_id = made_file_pieces.company_id) AND (f.id = made_file_pieces.file_id))))))
  with check (( SELECT reads_all() AS reads_all));
create policy read_for_backup on made_file_pieces for select to twofold_backup
  using (true);
create policy seen_by_functions on made_file_pieces for select to the owner
  using ((company_id = current_company()));

grant delete, insert, select on made_file_pieces to twofold_member;
