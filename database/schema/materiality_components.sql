-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table materiality_components (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  topic_id uuid not null,
  kind text not null,
  title text not null,
  description text not null default ''::text,
  justification text not null default ''::text,
  impact_relevant boolean not null default true,
  financial_relevant boolean not null default true,
  nature_of_impact text not null default ''::text,
  actual_potential_impact text,
  company_business_area text not null default ''::text,
  value_chain_concentration text not null default ''::text,
  time_horizon text not null default ''::text,
  impact_polarity text,
  impact_severity integer not null default 3,
  impact_scale integer,
  impact_scope integer,
  impact_irremediability integer,
  severity_reason text not null default ''::text,
  impact_likelihood integer not null default 3,
  human_rights boolean not null default false,
  financial_risk_opportunity integer not null default 3,
  financial_likelihood integer not null default 3,
  risk_opportunity_type text not null default ''::text,
  financial_effects text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  opportunity_pursued text,
  carried_from text not null default ''::text,
  severity_open boolean not null default false,
  started_from text not null default ''::text,
  likelihood_open boolean not null default false,
  copied_from_id uuid,
  impact_scale_reason text not null default ''::text,
  impact_scope_reason text not null default ''::text,
  impact_irremediability_reason text not null default ''::text,
  magnitude_reason text not null default ''::text,
  likelihood_reason text not null default ''::text,
  constraint materiality_components_pkey PRIMARY KEY (company_id, id),
  constraint materiality_components_company_id_assessment_id_topic_id_fkey FOREIGN KEY (company_id, assessment_id, topic_id) REFERENCES materiality_topics(company_id, assessment_id, id) ON DELETE CASCADE,
  constraint materiality_components_actual_potential_impact_check CHECK ((actual_potential_impact = ANY (ARRAY['Actual'::text, 'Potential'::text]))),
  constraint materiality_components_carried_from_check CHECK ((length(carried_from) <= 2000)),
  constraint materiality_components_check CHECK (((kind = 'impact'::text) OR ((impact_polarity IS NULL) AND (actual_potential_impact IS NULL) AND (NOT human_rights)))),
  constraint materiality_components_check1 CHECK (((kind = 'opportunity'::text) OR (opportunity_pursued IS NULL))),
  constraint materiality_components_company_business_area_check CHECK ((length(company_business_area) <= 300)),
  constraint materiality_components_description_check CHECK ((length(description) <= 20000)),
  constraint materiality_components_financial_effects_check CHECK ((cardinality(financial_effects) <= 20)),
  constraint materiality_components_financial_likelihood_check CHECK (((financial_likelihood >= 1) AND (financial_likelihood <= 5))),
  constraint materiality_components_financial_risk_opportunity_check CHECK (((financial_risk_opportunity >= 1) AND (financial_risk_opportunity <= 5))),
  constraint materiality_components_impact_irremediability_check CHECK (((impact_irremediability >= 1) AND (impact_irremediability <= 5))),
  constraint materiality_components_impact_irremediability_reason_check CHECK ((length(impact_irremediability_reason) <= 500)),
  constraint materiality_components_impact_likelihood_check CHECK (((impact_likelihood >= 1) AND (impact_likelihood <= 5))),
  constraint materiality_components_impact_polarity_check CHECK ((impact_polarity = ANY (ARRAY['Positive'::text, 'Negative'::text]))),
  constraint materiality_components_impact_scale_check CHECK (((impact_scale >= 1) AND (impact_scale <= 5))),
  constraint materiality_components_impact_scale_reason_check CHECK ((length(impact_scale_reason) <= 500)),
  constraint materiality_components_impact_scope_check CHECK (((impact_scope >= 1) AND (impact_scope <= 5))),
  constraint materiality_components_impact_scope_reason_check CHECK ((length(impact_scope_reason) <= 500)),
  constraint materiality_components_impact_severity_check CHECK (((impact_severity >= 1) AND (impact_severity <= 5))),
  constraint materiality_components_justification_check CHECK ((length(justification) <= 20000)),
  constraint materiality_components_kind_check CHECK ((kind = ANY (ARRAY['impact'::text, 'risk'::text, 'opportunity'::text]))),
  constraint materiality_components_likelihood_reason_check CHECK ((length(likelihood_reason) <= 500)),
  constraint materiality_components_magnitude_reason_check CHECK ((length(magnitude_reason) <= 500)),
  constraint materiality_components_nature_of_impact_check CHECK ((length(nature_of_impact) <= 100)),
  constraint materiality_components_opportunity_pursued_check CHECK ((opportunity_pursued = ANY (ARRAY['pursued'::text, 'not-pursued'::text, 'undecided'::text]))),
  constraint materiality_components_risk_opportunity_type_check CHECK ((length(risk_opportunity_type) <= 100)),
  constraint materiality_components_severity_reason_check CHECK ((length(severity_reason) <= 20000)),
  constraint materiality_components_time_horizon_check CHECK ((length(time_horizon) <= 100)),
  constraint materiality_components_title_check CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 300))),
  constraint materiality_components_value_chain_concentration_check CHECK ((length(value_chain_concentration) <= 100))
);

CREATE INDEX materiality_components_of_assessment ON materiality_components USING btree (company_id, assessment_id, topic_id);
CREATE UNIQUE INDEX materiality_components_started_from ON materiality_components USING btree (company_id, assessment_id, started_from) WHERE (started_from <> ''::text);

alter table materiality_components enable row level security;
alter table materiality_components force row level security;
create policy company_wall on materiality_components for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on materiality_components for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on materiality_components as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on materiality_components for select to twofold_backup
  using (true);
create policy seen_by_functions on materiality_components for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON materiality_components FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON materiality_components FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON materiality_components FOR EACH ROW EXECUTE FUNCTION record_history('materiality_components');

grant delete, insert, select, update on materiality_components to twofold_member;
