-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table comments (
  company_id uuid not null default current_company(),
  id uuid not null,
  assessment_id uuid not null,
  noun text not null,
  record_id text not null,
  record_name text not null,
  topic_id uuid,
  thread_id uuid,
  body text not null,
  written_by uuid not null default current_person(),
  created_at timestamp with time zone not null default clock_timestamp(),
  edited_at timestamp with time zone,
  removed_at timestamp with time zone,
  resolved_by uuid,
  resolved_at timestamp with time zone,
  version integer not null default 1,
  is_question boolean not null default false,
  constraint comments_pkey PRIMARY KEY (company_id, id),
  constraint comments_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint comments_company_id_resolved_by_fkey FOREIGN KEY (company_id, resolved_by) REFERENCES memberships(company_id, user_id),
  constraint comments_company_id_thread_id_fkey FOREIGN KEY (company_id, thread_id) REFERENCES comments(company_id, id) ON DELETE CASCADE,
  constraint comments_company_id_written_by_fkey FOREIGN KEY (company_id, written_by) REFERENCES memberships(company_id, user_id),
  constraint comments_body_check CHECK (((btrim(body) <> ''::text) AND (length(body) <= 4000))),
  constraint comments_check CHECK (((resolved_at IS NULL) = (resolved_by IS NULL))),
  constraint comments_check1 CHECK (((thread_id IS NULL) OR (resolved_at IS NULL))),
  constraint comments_noun_check CHECK ((noun = ANY (ARRAY['assessment'::text, 'section'::text, 'answer'::text, 'topic'::text, 'component'::text, 'measure'::text, 'stakeholder'::text, 'activity'::text, 'tier'::text, 'evidence'::text, 'thresholds'::text, 'sign-off'::text]))),
  constraint comments_record_id_check CHECK (((length(record_id) >= 1) AND (length(record_id) <= 500))),
  constraint comments_record_name_check CHECK ((length(record_name) <= 300))
);

CREATE INDEX comments_of_record ON comments USING btree (company_id, assessment_id, record_id, created_at);
CREATE INDEX comments_of_thread ON comments USING btree (company_id, thread_id);

alter table comments enable row level security;
alter table comments force row level security;
create policy company_wall on comments for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on comments for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on comments as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on comments for select to twofold_backup
  using (true);
create policy seen_by_functions on comments for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER next_version BEFORE UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION record_history('comments');

grant insert, select on comments to twofold_member;
grant update (body, edited_at, removed_at, resolved_at, resolved_by) on comments to twofold_member;
