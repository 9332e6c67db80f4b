-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table audit_visits (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  visitor_id uuid not null default current_person(),
  what text not null,
  title text not null default ''::text,
  at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint audit_visits_pkey PRIMARY KEY (company_id, id),
  constraint audit_visits_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint audit_visits_company_id_visitor_id_fkey FOREIGN KEY (company_id, visitor_id) REFERENCES memberships(company_id, user_id),
  constraint audit_visits_title_check CHECK ((length(title) <= 300)),
  constraint audit_visits_what_check CHECK ((what = ANY (ARRAY['opened'::text, 'evidence'::text, 'file'::text, 'export'::text])))
);

CREATE INDEX audit_visits_of_person ON audit_visits USING btree (company_id, assessment_id, visitor_id, last_at);

alter table audit_visits enable row level security;
alter table audit_visits force row level security;
create policy company_wall on audit_visits for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on audit_visits for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on audit_visits as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on audit_visits for select to twofold_backup
  using (true);
create policy seen_by_functions on audit_visits for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT ON audit_visits FOR EACH ROW EXECUTE FUNCTION record_history('audit_visits');

grant insert, select on audit_visits to twofold_member;
grant update (last_at) on audit_visits to twofold_member;
