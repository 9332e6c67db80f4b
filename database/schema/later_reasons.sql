-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table later_reasons (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  line bigint not null,
  reason text not null,
  given_by uuid default current_person(),
  given_at timestamp with time zone not null default clock_timestamp(),
  constraint later_reasons_pkey PRIMARY KEY (company_id, id),
  constraint later_reasons_company_id_line_key UNIQUE (company_id, line),
  constraint later_reasons_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint later_reasons_company_id_line_fkey FOREIGN KEY (company_id, line) REFERENCES history(company_id, id),
  constraint later_reasons_reason_check CHECK (((btrim(reason) <> ''::text) AND (length(reason) <= 2000)))
);

CREATE INDEX later_reasons_of_assessment ON later_reasons USING btree (company_id, assessment_id);

alter table later_reasons enable row level security;
alter table later_reasons force row level security;
create policy company_wall on later_reasons for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on later_reasons for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on later_reasons as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on later_reasons for select to twofold_backup
  using (true);
create policy seen_by_functions on later_reasons for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON later_reasons FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON later_reasons FOR EACH ROW EXECUTE FUNCTION record_history('later_reasons');

grant insert, select on later_reasons to twofold_member;
