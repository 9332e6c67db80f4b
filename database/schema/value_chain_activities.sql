-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table value_chain_activities (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  name text not null,
  kind text not null default 'other'::text,
  tier text not null,
  place text not null default ''::text,
  note text not null default ''::text,
  position integer not null default 0,
  component_ids uuid[] not null default '{}'::uuid[],
  nothing_found text not null default ''::text,
  nothing_found_by uuid,
  nothing_found_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint value_chain_activities_pkey PRIMARY KEY (company_id, id),
  constraint value_chain_activities_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint value_chain_activities_company_id_nothing_found_by_fkey FOREIGN KEY (company_id, nothing_found_by) REFERENCES memberships(company_id, user_id),
  constraint value_chain_activities_check CHECK ((((nothing_found = ''::text) = (nothing_found_by IS NULL)) AND ((nothing_found = ''::text) = (nothing_found_at IS NULL)))),
  constraint value_chain_activities_component_ids_check CHECK ((cardinality(component_ids) <= 2000)),
  constraint value_chain_activities_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 100))),
  constraint value_chain_activities_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200))),
  constraint value_chain_activities_note_check CHECK ((length(note) <= 20000)),
  constraint value_chain_activities_nothing_found_check CHECK ((length(nothing_found) <= 2000)),
  constraint value_chain_activities_place_check CHECK ((length(place) <= 300)),
  constraint value_chain_activities_position_check CHECK ((("position" >= 0) AND ("position" <= 10000))),
  constraint value_chain_activities_tier_check CHECK ((tier = ANY (ARRAY['upstream-3'::text, 'upstream-2'::text, 'upstream-1'::text, 'own'::text, 'downstream-1'::text, 'downstream-2'::text, 'downstream-3'::text])))
);

CREATE INDEX value_chain_activities_of_assessment ON value_chain_activities USING btree (company_id, assessment_id, "position");

alter table value_chain_activities enable row level security;
alter table value_chain_activities force row level security;
create policy company_wall on value_chain_activities for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on value_chain_activities for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on value_chain_activities as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on value_chain_activities for select to twofold_backup
  using (true);
create policy seen_by_functions on value_chain_activities for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON value_chain_activities FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON value_chain_activities FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON value_chain_activities FOR EACH ROW EXECUTE FUNCTION record_history('value_chain_activities');

grant delete, insert, select, update on value_chain_activities to twofold_member;
