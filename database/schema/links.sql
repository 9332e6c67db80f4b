-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table links (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  kind text not null default 'gives-rise-to'::text,
  from_component_id uuid,
  from_measure_id uuid,
  dependency text not null default ''::text,
  component_id uuid not null,
  note text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint links_pkey PRIMARY KEY (company_id, id),
  constraint links_company_id_assessment_id_component_id_from_component__key UNIQUE NULLS NOT DISTINCT (company_id, assessment_id, component_id, from_component_id, from_measure_id, dependency),
  constraint links_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint links_check CHECK ((num_nonnulls(from_component_id, from_measure_id, NULLIF(btrim(dependency), ''::text)) = 1)),
  constraint links_check1 CHECK ((from_component_id <> component_id)),
  constraint links_check2 CHECK (((kind = 'causes'::text) = (from_measure_id IS NOT NULL))),
  constraint links_check3 CHECK (((kind = 'dependency'::text) = (btrim(dependency) <> ''::text))),
  constraint links_dependency_check CHECK ((length(dependency) <= 300)),
  constraint links_kind_check CHECK ((kind = ANY (ARRAY['gives-rise-to'::text, 'dependency'::text, 'causes'::text]))),
  constraint links_note_check CHECK ((length(note) <= 2000))
);

CREATE INDEX links_from_component ON links USING btree (company_id, assessment_id, from_component_id);
CREATE INDEX links_of_component ON links USING btree (company_id, assessment_id, component_id);

alter table links enable row level security;
alter table links force row level security;
create policy company_wall on links for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on links for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on links as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on links for select to twofold_backup
  using (true);
create policy seen_by_functions on links for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON links FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON links FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON links FOR EACH ROW EXECUTE FUNCTION record_history('links');

grant delete, insert, select, update on links to twofold_member;
