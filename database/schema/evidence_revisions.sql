-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table evidence_revisions (
  company_id uuid not null default current_company(),
  id uuid not null,
  evidence_id uuid not null,
  number integer not null,
  file_id uuid not null,
  sha256 text not null,
  bytes integer not null,
  media_type text not null,
  file_name text not null,
  added_by uuid not null default current_person(),
  added_at timestamp with time zone not null default now(),
  constraint evidence_revisions_pkey PRIMARY KEY (company_id, id),
  constraint evidence_revisions_company_id_evidence_id_number_key UNIQUE (company_id, evidence_id, number),
  constraint evidence_revisions_company_id_added_by_fkey FOREIGN KEY (company_id, added_by) REFERENCES memberships(company_id, user_id),
  constraint evidence_revisions_company_id_evidence_id_fkey FOREIGN KEY (company_id, evidence_id) REFERENCES evidence(company_id, id) ON DELETE CASCADE,
  constraint evidence_revisions_company_id_file_id_fkey FOREIGN KEY (company_id, file_id) REFERENCES stored_files(company_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint evidence_revisions_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 150))),
  constraint evidence_revisions_number_check CHECK ((number >= 1)),
  constraint evidence_revisions_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

CREATE INDEX evidence_revisions_of_file ON evidence_revisions USING btree (company_id, file_id);

alter table evidence_revisions enable row level security;
alter table evidence_revisions force row level security;
create policy company_wall on evidence_revisions for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on evidence_revisions for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on evidence_revisions as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (EXISTS ( SELECT
   FROM evidence e
  WHERE ((e.company_id = evidence_revisions.company_id) AND (e.id = evidence_revisions.evidence_id))))))
  with check (( SELECT reads_all() AS reads_all));
create policy read_for_backup on evidence_revisions for select to twofold_backup
  using (true);
create policy seen_by_functions on evidence_revisions for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON evidence_revisions FOR EACH ROW EXECUTE FUNCTION record_history('evidence_revisions');

grant delete, insert, select on evidence_revisions to twofold_member;
