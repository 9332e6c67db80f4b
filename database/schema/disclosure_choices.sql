-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table disclosure_choices (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  esrs_version text not null,
  requirement text not null,
  choice text not null,
  phase_in text not null default ''::text,
  until integer,
  ground text not null default ''::text,
  reason text not null default ''::text,
  topic_codes text[] not null default '{}'::text[],
  chosen_by uuid not null default current_person(),
  chosen_at timestamp with time zone not null default now(),
  carried_from text not null default ''::text,
  version integer not null default 1,
  constraint disclosure_choices_pkey PRIMARY KEY (company_id, id),
  constraint disclosure_choices_company_id_assessment_id_esrs_version_re_key UNIQUE (company_id, assessment_id, esrs_version, requirement),
  constraint disclosure_choices_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint disclosure_choices_company_id_chosen_by_fkey FOREIGN KEY (company_id, chosen_by) REFERENCES memberships(company_id, user_id),
  constraint disclosure_choices_carried_from_check CHECK ((length(carried_from) <= 2000)),
  constraint disclosure_choices_choice_check CHECK ((choice = ANY (ARRAY['phased-in'::text, 'left-out'::text, 'none'::text]))),
  constraint disclosure_choices_esrs_version_check CHECK ((esrs_version = ANY (ARRAY['esrs-2023'::text, 'esrs-2026'::text]))),
  constraint disclosure_choices_ground_check CHECK ((length(ground) <= 40)),
  constraint disclosure_choices_phase_in_check CHECK ((length(phase_in) <= 40)),
  constraint disclosure_choices_reason_check CHECK ((length(reason) <= 2000)),
  constraint disclosure_choices_requirement_check CHECK (((length(requirement) >= 1) AND (length(requirement) <= 20))),
  constraint disclosure_choices_topic_codes_check CHECK ((cardinality(topic_codes) <= 200)),
  constraint disclosure_choices_until_check CHECK (((until >= 2025) AND (until <= 2040)))
);

alter table disclosure_choices enable row level security;
alter table disclosure_choices force row level security;
create policy company_wall on disclosure_choices for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on disclosure_choices for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on disclosure_choices as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on disclosure_choices for select to twofold_backup
  using (true);
create policy seen_by_functions on disclosure_choices for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER keep_completed BEFORE INSERT OR DELETE OR UPDATE ON disclosure_choices FOR EACH ROW EXECUTE FUNCTION keep_completed();
CREATE TRIGGER next_version BEFORE UPDATE ON disclosure_choices FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON disclosure_choices FOR EACH ROW EXECUTE FUNCTION record_history('disclosure_choices');

grant delete, insert, select, update on disclosure_choices to twofold_member;
