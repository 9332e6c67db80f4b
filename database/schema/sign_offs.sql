-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table sign_offs (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  step text not null,
  result_sha256 text not null,
  user_id uuid,
  name text not null,
  job_title text not null,
  signed_on date not null,
  minutes text not null default ''::text,
  recorded_by uuid not null default current_person(),
  recorded_at timestamp with time zone not null default now(),
  ended_by uuid,
  ended_at timestamp with time zone,
  end_reason text not null default ''::text,
  manner text not null,
  minutes_on date,
  constraint sign_offs_pkey PRIMARY KEY (company_id, id),
  constraint sign_offs_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint sign_offs_company_id_ended_by_fkey FOREIGN KEY (company_id, ended_by) REFERENCES memberships(company_id, user_id),
  constraint sign_offs_company_id_recorded_by_fkey FOREIGN KEY (company_id, recorded_by) REFERENCES memberships(company_id, user_id),
  constraint sign_offs_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id),
  constraint sign_offs_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint sign_offs_check1 CHECK (((manner <> 'signed'::text) OR ((user_id IS NOT NULL) AND (user_id = recorded_by)))),
  constraint sign_offs_end_reason_check CHECK ((length(end_reason) <= 2000)),
  constraint sign_offs_job_title_check CHECK (((length(btrim(job_title)) >= 1) AND (length(btrim(job_title)) <= 200))),
  constraint sign_offs_manner_check CHECK ((manner = ANY (ARRAY['signed'::text, 'recorded'::text, 'entered'::text]))),
  constraint sign_offs_minutes_check CHECK ((length(minutes) <= 300)),
  constraint sign_offs_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200))),
  constraint sign_offs_result_sha256_check CHECK ((length(result_sha256) = 64)),
  constraint sign_offs_step_check CHECK ((step = ANY (ARRAY['prepared'::text, 'reviewed'::text, 'approved'::text])))
);

CREATE UNIQUE INDEX one_standing_sign_off ON sign_offs USING btree (company_id, assessment_id, step) WHERE (ended_at IS NULL);
CREATE INDEX sign_offs_of_assessment ON sign_offs USING btree (company_id, assessment_id, recorded_at);

alter table sign_offs enable row level security;
alter table sign_offs force row level security;
create policy company_wall on sign_offs for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on sign_offs for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on sign_offs as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on sign_offs for select to twofold_backup
  using (true);
create policy seen_by_functions on sign_offs for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON sign_offs FOR EACH ROW EXECUTE FUNCTION record_history('sign_offs');
CREATE TRIGGER sign_completed BEFORE INSERT ON sign_offs FOR EACH ROW EXECUTE FUNCTION sign_completed();

grant insert, select on sign_offs to twofold_member;
grant update (end_reason, ended_at, ended_by) on sign_offs to twofold_member;
