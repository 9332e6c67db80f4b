-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assignments (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  noun text not null,
  record_key text not null,
  topic_id uuid,
  title text not null default ''::text,
  owner_id uuid,
  due_on date,
  review text,
  review_by uuid,
  review_line bigint,
  reviewer_id uuid,
  constraint assignments_pkey PRIMARY KEY (company_id, id),
  constraint assignments_company_id_assessment_id_noun_record_key_key UNIQUE (company_id, assessment_id, noun, record_key),
  constraint assignments_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint assignments_company_id_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES memberships(company_id, user_id),
  constraint assignments_company_id_review_by_fkey FOREIGN KEY (company_id, review_by) REFERENCES memberships(company_id, user_id),
  constraint assignments_company_id_reviewer_id_fkey FOREIGN KEY (company_id, reviewer_id) REFERENCES memberships(company_id, user_id),
  constraint assignments_check CHECK (((review IS NULL) = (review_by IS NULL))),
  constraint assignments_check1 CHECK (((review_line IS NOT NULL) = ((review IS NOT NULL) AND (review = 'reviewed'::text)))),
  constraint assignments_check2 CHECK (((reviewer_id IS NULL) OR (review IS NOT NULL))),
  constraint assignments_noun_check CHECK ((noun = ANY (ARRAY['section'::text, 'topic'::text, 'component'::text]))),
  constraint assignments_record_key_check CHECK (((length(record_key) >= 1) AND (length(record_key) <= 100))),
  constraint assignments_review_check CHECK ((review = ANY (ARRAY['in-review'::text, 'reviewed'::text])))
);

alter table assignments enable row level security;
alter table assignments force row level security;
create policy company_wall on assignments for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on assignments for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on assignments as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on assignments for select to twofold_backup
  using (true);
create policy seen_by_functions on assignments for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON assignments FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON assignments FOR EACH ROW EXECUTE FUNCTION record_history('assignments');

grant delete, insert, select, update on assignments to twofold_member;
