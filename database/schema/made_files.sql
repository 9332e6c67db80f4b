-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table made_files (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  kind text not null,
  state text not null default 'waiting'::text,
  progress smallint not null default 0,
  attempts smallint not null default 0,
  asked_by uuid not null default current_person(),
  asked_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  file_name text,
  media_type text,
  bytes bigint,
  frozen_id uuid,
  constraint made_files_pkey PRIMARY KEY (company_id, id),
  constraint made_files_company_id_asked_by_fkey FOREIGN KEY (company_id, asked_by) REFERENCES memberships(company_id, user_id),
  constraint made_files_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint made_files_company_id_frozen_id_fkey FOREIGN KEY (company_id, frozen_id) REFERENCES assessment_snapshots(company_id, id) ON DELETE CASCADE,
  constraint made_files_check CHECK (((state = 'made'::text) = (bytes IS NOT NULL))),
  constraint made_files_check1 CHECK (((state = ANY (ARRAY['waiting'::text, 'making'::text])) = (ended_at IS NULL))),
  constraint made_files_check2 CHECK ((num_nulls(file_name, media_type, bytes) = ANY (ARRAY[0, 3]))),
  constraint made_files_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40))),
  constraint made_files_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint made_files_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'making'::text, 'made'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE INDEX made_files_of_person ON made_files USING btree (company_id, asked_by, asked_at);

alter table made_files enable row level security;
alter table made_files force row level security;
create policy company_wall on made_files for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on made_files for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on made_files as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on made_files for select to twofold_backup
  using (true);
create policy seen_by_functions on made_files for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT ON made_files FOR EACH ROW EXECUTE FUNCTION record_history('made_files');

grant delete, insert, select, update on made_files to twofold_member;
