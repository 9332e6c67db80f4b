-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assessment_topic_selections (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  topic_id uuid not null,
  is_relevant boolean not null,
  version integer not null default 1,
  carried_from text not null default ''::text,
  constraint assessment_topic_selections_pkey PRIMARY KEY (company_id, id),
  constraint assessment_topic_selections_company_id_assessment_id_topic__key UNIQUE (company_id, assessment_id, topic_id),
  constraint assessment_topic_selections_company_id_assessment_id_topic_fkey FOREIGN KEY (company_id, assessment_id, topic_id) REFERENCES materiality_topics(company_id, assessment_id, id) ON DELETE CASCADE,
  constraint assessment_topic_selections_carried_from_check CHECK ((length(carried_from) <= 2000))
);

alter table assessment_topic_selections enable row level security;
alter table assessment_topic_selections force row level security;
create policy company_wall on assessment_topic_selections for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on assessment_topic_selections for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on assessment_topic_selections as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on assessment_topic_selections for select to twofold_backup
  using (true);
create policy seen_by_functions on assessment_topic_selections for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON assessment_topic_selections FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON assessment_topic_selections FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON assessment_topic_selections FOR EACH ROW EXECUTE FUNCTION record_history('assessment_topic_selections');

grant delete, insert, select, update on assessment_topic_selections to twofold_member;
