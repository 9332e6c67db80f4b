-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assessment_snapshots (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  created_by uuid not null default current_person(),
  created_at timestamp with time zone not null default now(),
  result text not null,
  result_sha256 text not null,
  constraint assessment_snapshots_pkey PRIMARY KEY (company_id, id),
  constraint assessment_snapshots_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint assessment_snapshots_company_id_created_by_fkey FOREIGN KEY (company_id, created_by) REFERENCES memberships(company_id, user_id),
  constraint assessment_snapshots_result_sha256_check CHECK ((length(result_sha256) = 64))
);

CREATE INDEX assessment_snapshots_of_assessment ON assessment_snapshots USING btree (company_id, assessment_id, created_at DESC);

alter table assessment_snapshots enable row level security;
alter table assessment_snapshots force row level security;
create policy company_wall on assessment_snapshots for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on assessment_snapshots for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on assessment_snapshots as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on assessment_snapshots for select to twofold_backup
  using (true);
create policy seen_by_functions on assessment_snapshots for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON assessment_snapshots FOR EACH ROW EXECUTE FUNCTION record_history('assessment_snapshots', 'result');

grant insert, select on assessment_snapshots to twofold_member;
