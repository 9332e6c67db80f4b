-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table materiality_scores (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  topic_id uuid not null,
  financial_score integer,
  impact_score integer,
  justification text not null default ''::text,
  version integer not null default 1,
  carried_from text not null default ''::text,
  constraint materiality_scores_pkey PRIMARY KEY (company_id, id),
  constraint materiality_scores_company_id_assessment_id_topic_id_key UNIQUE (company_id, assessment_id, topic_id),
  constraint materiality_scores_company_id_assessment_id_topic_id_fkey FOREIGN KEY (company_id, assessment_id, topic_id) REFERENCES materiality_topics(company_id, assessment_id, id) ON DELETE CASCADE,
  constraint materiality_scores_carried_from_check CHECK ((length(carried_from) <= 2000)),
  constraint materiality_scores_financial_score_check CHECK (((financial_score >= 1) AND (financial_score <= 10))),
  constraint materiality_scores_impact_score_check CHECK (((impact_score >= 1) AND (impact_score <= 10))),
  constraint materiality_scores_justification_check CHECK ((length(justification) <= 20000))
);

alter table materiality_scores enable row level security;
alter table materiality_scores force row level security;
create policy company_wall on materiality_scores for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on materiality_scores for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on materiality_scores as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on materiality_scores for select to twofold_backup
  using (true);
create policy seen_by_functions on materiality_scores for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON materiality_scores FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON materiality_scores FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON materiality_scores FOR EACH ROW EXECUTE FUNCTION record_history('materiality_scores');

grant delete, insert, select, update on materiality_scores to twofold_member;
