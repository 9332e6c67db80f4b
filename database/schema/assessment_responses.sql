-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assessment_responses (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  section text not null,
  field_name text not null,
  field_value text not null,
  field_type text not null default 'text'::text,
  version integer not null default 1,
  carried_from text not null default ''::text,
  constraint assessment_responses_pkey PRIMARY KEY (company_id, id),
  constraint assessment_responses_company_id_assessment_id_section_field_key UNIQUE (company_id, assessment_id, section, field_name),
  constraint assessment_responses_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint assessment_responses_carried_from_check CHECK ((length(carried_from) <= 2000)),
  constraint assessment_responses_field_name_check CHECK (((length(field_name) >= 1) AND (length(field_name) <= 500))),
  constraint assessment_responses_field_type_check CHECK ((field_type = ANY (ARRAY['text'::text, 'textarea'::text, 'number'::text, 'email'::text, 'select'::text, 'radio'::text, 'multiselect'::text]))),
  constraint assessment_responses_field_value_check CHECK ((length(field_value) <= 20000)),
  constraint assessment_responses_section_check CHECK (((length(section) >= 1) AND (length(section) <= 200)))
);

alter table assessment_responses enable row level security;
alter table assessment_responses force row level security;
create policy company_wall on assessment_responses for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on assessment_responses for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on assessment_responses as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on assessment_responses for select to twofold_backup
  using (true);
create policy seen_by_functions on assessment_responses for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON assessment_responses FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON assessment_responses FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON assessment_responses FOR EACH ROW EXECUTE FUNCTION record_history('assessment_responses');

grant delete, insert, select, update on assessment_responses to twofold_member;
