-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table topic_decisions (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  topic_id uuid not null,
  side text not null default 'impact'::text,
  is_material boolean not null default false,
  reason text not null default ''::text,
  decided_by uuid not null default current_person(),
  decided_at timestamp with time zone not null default now(),
  version integer not null default 1,
  basis text not null default 'score'::text,
  constraint topic_decisions_pkey PRIMARY KEY (company_id, id),
  constraint topic_decisions_company_id_assessment_id_topic_id_side_key UNIQUE (company_id, assessment_id, topic_id, side),
  constraint topic_decisions_company_id_assessment_id_topic_id_fkey FOREIGN KEY (company_id, assessment_id, topic_id) REFERENCES materiality_topics(company_id, assessment_id, id) ON DELETE CASCADE,
  constraint topic_decisions_company_id_decided_by_fkey FOREIGN KEY (company_id, decided_by) REFERENCES memberships(company_id, user_id),
  constraint topic_decisions_basis_check CHECK ((basis = ANY (ARRAY['score'::text, 'top-down'::text]))),
  constraint topic_decisions_reason_check CHECK ((length(reason) <= 2000)),
  constraint topic_decisions_side_check CHECK ((side = ANY (ARRAY['impact'::text, 'financial'::text])))
);

alter table topic_decisions enable row level security;
alter table topic_decisions force row level security;
create policy company_wall on topic_decisions for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on topic_decisions for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on topic_decisions as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on topic_decisions for select to twofold_backup
  using (true);
create policy seen_by_functions on topic_decisions for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON topic_decisions FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON topic_decisions FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON topic_decisions FOR EACH ROW EXECUTE FUNCTION record_history('topic_decisions');

grant delete, insert, select, update on topic_decisions to twofold_member;
