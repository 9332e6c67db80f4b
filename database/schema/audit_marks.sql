-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table audit_marks (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  noun text not null,
  record_id text not null,
  record_name text not null,
  note text not null default ''::text,
  marked_by uuid not null default current_person(),
  marked_at timestamp with time zone not null default now(),
  seen_line bigint not null,
  constraint audit_marks_pkey PRIMARY KEY (company_id, id),
  constraint audit_marks_company_id_assessment_id_noun_record_id_marked__key UNIQUE (company_id, assessment_id, noun, record_id, marked_by),
  constraint audit_marks_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint audit_marks_company_id_marked_by_fkey FOREIGN KEY (company_id, marked_by) REFERENCES memberships(company_id, user_id),
  constraint audit_marks_note_check CHECK ((length(note) <= 2000)),
  constraint audit_marks_noun_check CHECK ((noun = ANY (ARRAY['component'::text, 'measure'::text, 'topic'::text, 'stakeholder'::text, 'answer'::text, 'activity'::text, 'tier'::text, 'evidence'::text, 'thresholds'::text, 'sign-off'::text]))),
  constraint audit_marks_record_id_check CHECK (((length(record_id) >= 1) AND (length(record_id) <= 500))),
  constraint audit_marks_record_name_check CHECK ((length(record_name) <= 300))
);

alter table audit_marks enable row level security;
alter table audit_marks force row level security;
create policy company_wall on audit_marks for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on audit_marks for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on audit_marks as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on audit_marks for select to twofold_backup
  using (true);
create policy seen_by_functions on audit_marks for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON audit_marks FOR EACH ROW EXECUTE FUNCTION record_history('audit_marks');

grant delete, insert, select, update on audit_marks to twofold_member;
