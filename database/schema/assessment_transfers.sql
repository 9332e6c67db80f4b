-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assessment_transfers (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  constraint assessment_transfers_pkey PRIMARY KEY (company_id, id),
  constraint assessment_transfers_company_id_assessment_id_key UNIQUE (company_id, assessment_id),
  constraint assessment_transfers_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE
);

alter table assessment_transfers enable row level security;
alter table assessment_transfers force row level security;
create policy company_wall on assessment_transfers for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on assessment_transfers for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on assessment_transfers as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on assessment_transfers for select to twofold_backup
  using (true);
create policy seen_by_functions on assessment_transfers for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON assessment_transfers FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON assessment_transfers FOR EACH ROW EXECUTE FUNCTION record_history('assessment_transfers', 'before', 'after');

grant delete, insert, select, update on assessment_transfers to twofold_member;
