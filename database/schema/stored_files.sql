-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table stored_files (
  company_id uuid not null default current_company(),
  id uuid not null,
  bytes integer not null,
  sha256 text,
  media_type text,
  added_by uuid not null default current_person(),
  added_at timestamp with time zone not null default now(),
  constraint stored_files_pkey PRIMARY KEY (company_id, id),
  constraint stored_files_company_id_sha256_key UNIQUE (company_id, sha256),
  constraint stored_files_company_id_added_by_fkey FOREIGN KEY (company_id, added_by) REFERENCES memberships(company_id, user_id),
  constraint stored_files_bytes_check CHECK (((bytes >= 1) AND (bytes <= 26214400))),
  constraint stored_files_check CHECK (((sha256 IS NULL) = (media_type IS NULL))),
  constraint stored_files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

alter table stored_files enable row level security;
alter table stored_files force row level security;
create policy company_wall on stored_files for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on stored_files for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on stored_files as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (EXISTS ( SELECT
   FROM evidence_revisions r
  WHERE ((r.company_id = stored_files.company_id) AND (r.file_id = stored_files.id))))))
  with check (( SELECT reads_all() AS reads_all));
create policy read_for_backup on stored_files for select to twofold_backup
  using (true);
create policy seen_by_functions on stored_files for select to the owner
  using ((company_id = current_company()));

grant delete, insert, select, update on stored_files to twofold_member;
