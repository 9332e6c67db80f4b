-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table audit_samples (
  company_id uuid not null default current_company(),
  id uuid not null,
  assessment_id uuid not null,
  name text not null,
  seed text not null,
  query jsonb,
  population integer not null,
  population_sha256 text not null,
  items jsonb not null,
  drawn_by uuid not null default current_person(),
  drawn_at timestamp with time zone not null default now(),
  constraint audit_samples_pkey PRIMARY KEY (company_id, id),
  constraint audit_samples_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint audit_samples_company_id_drawn_by_fkey FOREIGN KEY (company_id, drawn_by) REFERENCES memberships(company_id, user_id),
  constraint audit_samples_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200))),
  constraint audit_samples_population_check CHECK ((population >= 0)),
  constraint audit_samples_population_sha256_check CHECK ((population_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint audit_samples_seed_check CHECK (((length(btrim(seed)) >= 1) AND (length(btrim(seed)) <= 200)))
);

CREATE INDEX audit_samples_of_assessment ON audit_samples USING btree (company_id, assessment_id, drawn_at);

alter table audit_samples enable row level security;
alter table audit_samples force row level security;
create policy company_wall on audit_samples for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on audit_samples for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on audit_samples as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on audit_samples for select to twofold_backup
  using (true);
create policy seen_by_functions on audit_samples for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON audit_samples FOR EACH ROW EXECUTE FUNCTION record_history('audit_samples');

grant insert, select on audit_samples to twofold_member;
