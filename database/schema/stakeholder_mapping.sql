-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table stakeholder_mapping (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  stakeholder_group text not null,
  custom_group_name text not null default ''::text,
  is_key_stakeholder boolean not null default false,
  stakeholder_names text not null default ''::text,
  key_stakeholder_reason text not null default ''::text,
  stakeholder_role text not null default ''::text,
  business_division text not null default ''::text,
  engagement_organization text[] not null default '{}'::text[],
  engagement_other text not null default ''::text,
  relevant_topics_views text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  carried_from text not null default ''::text,
  constraint stakeholder_mapping_pkey PRIMARY KEY (company_id, id),
  constraint stakeholder_mapping_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint stakeholder_mapping_business_division_check CHECK ((length(business_division) <= 300)),
  constraint stakeholder_mapping_carried_from_check CHECK ((length(carried_from) <= 2000)),
  constraint stakeholder_mapping_custom_group_name_check CHECK ((length(custom_group_name) <= 300)),
  constraint stakeholder_mapping_engagement_organization_check CHECK ((cardinality(engagement_organization) <= 20)),
  constraint stakeholder_mapping_engagement_other_check CHECK ((length(engagement_other) <= 2000)),
  constraint stakeholder_mapping_key_stakeholder_reason_check CHECK ((length(key_stakeholder_reason) <= 20000)),
  constraint stakeholder_mapping_relevant_topics_views_check CHECK ((length(relevant_topics_views) <= 20000)),
  constraint stakeholder_mapping_stakeholder_group_check CHECK (((length(stakeholder_group) >= 1) AND (length(stakeholder_group) <= 100))),
  constraint stakeholder_mapping_stakeholder_names_check CHECK ((length(stakeholder_names) <= 20000)),
  constraint stakeholder_mapping_stakeholder_role_check CHECK ((length(stakeholder_role) <= 300))
);

CREATE INDEX stakeholder_mapping_of_assessment ON stakeholder_mapping USING btree (company_id, assessment_id, stakeholder_group);

alter table stakeholder_mapping enable row level security;
alter table stakeholder_mapping force row level security;
create policy company_wall on stakeholder_mapping for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on stakeholder_mapping for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on stakeholder_mapping as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on stakeholder_mapping for select to twofold_backup
  using (true);
create policy seen_by_functions on stakeholder_mapping for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON stakeholder_mapping FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON stakeholder_mapping FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON stakeholder_mapping FOR EACH ROW EXECUTE FUNCTION record_history('stakeholder_mapping');

grant delete, insert, select, update on stakeholder_mapping to twofold_member;
