-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table materiality_topics (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  code text not null,
  name text not null,
  description text not null default ''::text,
  category text not null,
  position integer not null,
  version integer not null default 1,
  constraint materiality_topics_pkey PRIMARY KEY (company_id, id),
  constraint materiality_topics_company_id_assessment_id_code_key UNIQUE (company_id, assessment_id, code) DEFERRABLE,
  constraint materiality_topics_company_id_assessment_id_id_key UNIQUE (company_id, assessment_id, id),
  constraint materiality_topics_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint materiality_topics_category_check CHECK ((category = ANY (ARRAY['Environmental'::text, 'Social'::text, 'Governance'::text]))),
  constraint materiality_topics_code_check CHECK (((length(code) >= 1) AND (length(code) <= 40))),
  constraint materiality_topics_description_check CHECK ((length(description) <= 20000)),
  constraint materiality_topics_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 300)))
);

alter table materiality_topics enable row level security;
alter table materiality_topics force row level security;
create policy company_wall on materiality_topics for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on materiality_topics for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on materiality_topics as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on materiality_topics for select to twofold_backup
  using (true);
create policy seen_by_functions on materiality_topics for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON materiality_topics FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON materiality_topics FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON materiality_topics FOR EACH ROW EXECUTE FUNCTION record_history('materiality_topics');

grant delete, insert, select, update on materiality_topics to twofold_member;
