-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table evidence_uses (
  company_id uuid not null default current_company(),
  id uuid not null,
  assessment_id uuid not null,
  evidence_id uuid not null,
  noun text not null,
  record_id text not null,
  criterion text not null default ''::text,
  passage text not null default ''::text,
  record_name text not null,
  title text not null,
  topic_id uuid,
  carried_from text not null default ''::text,
  added_by uuid not null default current_person(),
  added_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint evidence_uses_pkey PRIMARY KEY (company_id, id),
  constraint evidence_uses_company_id_added_by_fkey FOREIGN KEY (company_id, added_by) REFERENCES memberships(company_id, user_id),
  constraint evidence_uses_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint evidence_uses_company_id_evidence_id_fkey FOREIGN KEY (company_id, evidence_id) REFERENCES evidence(company_id, id) ON DELETE CASCADE,
  constraint evidence_uses_carried_from_check CHECK ((length(carried_from) <= 2000)),
  constraint evidence_uses_check CHECK (((criterion = ''::text) OR (noun = 'component'::text))),
  constraint evidence_uses_criterion_check CHECK ((criterion = ANY (ARRAY[''::text, 'scale'::text, 'scope'::text, 'irremediability'::text, 'likelihood'::text, 'magnitude'::text]))),
  constraint evidence_uses_noun_check CHECK ((noun = ANY (ARRAY['component'::text, 'topic'::text, 'answer'::text, 'stakeholder'::text, 'thresholds'::text, 'sign-off'::text, 'measure'::text]))),
  constraint evidence_uses_passage_check CHECK ((length(passage) <= 300)),
  constraint evidence_uses_record_id_check CHECK (((length(record_id) >= 1) AND (length(record_id) <= 500))),
  constraint evidence_uses_record_name_check CHECK ((length(record_name) <= 300)),
  constraint evidence_uses_title_check CHECK ((length(title) <= 300))
);

CREATE INDEX evidence_uses_of_evidence ON evidence_uses USING btree (company_id, evidence_id);
CREATE INDEX evidence_uses_of_record ON evidence_uses USING btree (company_id, assessment_id, noun, record_id);

alter table evidence_uses enable row level security;
alter table evidence_uses force row level security;
create policy company_wall on evidence_uses for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on evidence_uses for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on evidence_uses as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on evidence_uses for select to twofold_backup
  using (true);
create policy seen_by_functions on evidence_uses for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON evidence_uses FOR EACH ROW EXECUTE FUNCTION keep_completed_uses();
CREATE TRIGGER next_version BEFORE UPDATE ON evidence_uses FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON evidence_uses FOR EACH ROW EXECUTE FUNCTION record_history('evidence_uses');

grant delete, insert, select on evidence_uses to twofold_member;
grant update (criterion, passage) on evidence_uses to twofold_member;
