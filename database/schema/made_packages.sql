-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table made_packages (
  company_id uuid not null default current_company(),
  id uuid not null,
  assessment_id uuid not null,
  fingerprint text not null,
  result_sha256 text,
  bytes bigint not null,
  made_by uuid not null default current_person(),
  made_at timestamp with time zone not null,
  constraint made_packages_pkey PRIMARY KEY (company_id, id),
  constraint made_packages_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint made_packages_company_id_made_by_fkey FOREIGN KEY (company_id, made_by) REFERENCES memberships(company_id, user_id),
  constraint made_packages_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  constraint made_packages_result_sha256_check CHECK ((result_sha256 ~ '^[0-9a-f]{64}$'::text))
);

CREATE INDEX made_packages_of_assessment ON made_packages USING btree (company_id, assessment_id, made_at);

alter table made_packages enable row level security;
alter table made_packages force row level security;
create policy company_wall on made_packages for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on made_packages for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on made_packages as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on made_packages for select to twofold_backup
  using (true);
create policy seen_by_functions on made_packages for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON made_packages FOR EACH ROW EXECUTE FUNCTION record_history('made_packages');

grant insert, select on made_packages to twofold_member;
