-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table horizon_scores (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  component_id uuid not null,
  horizon text not null,
  scale smallint,
  scope smallint,
  irremediability smallint,
  severity smallint,
  magnitude smallint,
  likelihood smallint,
  reason text not null default ''::text,
  version integer not null default 1,
  constraint horizon_scores_pkey PRIMARY KEY (company_id, id),
  constraint horizon_scores_company_id_assessment_id_component_id_horizo_key UNIQUE (company_id, assessment_id, component_id, horizon),
  constraint horizon_scores_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint horizon_scores_horizon_check CHECK ((horizon = ANY (ARRAY['short'::text, 'medium'::text, 'long'::text]))),
  constraint horizon_scores_irremediability_check CHECK (((irremediability >= 1) AND (irremediability <= 5))),
  constraint horizon_scores_likelihood_check CHECK (((likelihood >= 1) AND (likelihood <= 5))),
  constraint horizon_scores_magnitude_check CHECK (((magnitude >= 1) AND (magnitude <= 5))),
  constraint horizon_scores_reason_check CHECK ((length(reason) <= 2000)),
  constraint horizon_scores_scale_check CHECK (((scale >= 1) AND (scale <= 5))),
  constraint horizon_scores_scope_check CHECK (((scope >= 1) AND (scope <= 5))),
  constraint horizon_scores_severity_check CHECK (((severity >= 1) AND (severity <= 5)))
);

alter table horizon_scores enable row level security;
alter table horizon_scores force row level security;
create policy company_wall on horizon_scores for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on horizon_scores for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on horizon_scores as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on horizon_scores for select to twofold_backup
  using (true);
create policy seen_by_functions on horizon_scores for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON horizon_scores FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON horizon_scores FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON horizon_scores FOR EACH ROW EXECUTE FUNCTION record_history('horizon_scores');

grant delete, insert, select, update on horizon_scores to twofold_member;
