-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table measures (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  component_id uuid not null,
  title text not null,
  kind text not null default 'prevention'::text,
  state text not null default 'planned'::text,
  since text not null default ''::text,
  effectiveness text,
  effect_reason text not null default ''::text,
  owner text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint measures_pkey PRIMARY KEY (company_id, id),
  constraint measures_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint measures_effect_reason_check CHECK ((length(effect_reason) <= 20000)),
  constraint measures_effectiveness_check CHECK ((effectiveness = ANY (ARRAY['effective'::text, 'not-effective'::text]))),
  constraint measures_kind_check CHECK ((kind = ANY (ARRAY['prevention'::text, 'mitigation'::text, 'remediation'::text]))),
  constraint measures_owner_check CHECK ((length(owner) <= 200)),
  constraint measures_since_check CHECK ((since ~ '^(|(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2})$'::text)),
  constraint measures_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'implemented'::text]))),
  constraint measures_title_check CHECK (((length(btrim(title)) > 0) AND (length(title) <= 300)))
);

CREATE INDEX measures_of_component ON measures USING btree (company_id, assessment_id, component_id);

alter table measures enable row level security;
alter table measures force row level security;
create policy company_wall on measures for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on measures for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on measures as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on measures for select to twofold_backup
  using (true);
create policy seen_by_functions on measures for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON measures FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON measures FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON measures FOR EACH ROW EXECUTE FUNCTION record_history('measures');

grant delete, insert, select, update on measures to twofold_member;
