-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table chat_sessions (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  user_id uuid not null default current_person(),
  title text not null default 'New chat'::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint chat_sessions_pkey PRIMARY KEY (company_id, id),
  constraint chat_sessions_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint chat_sessions_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id),
  constraint chat_sessions_title_check CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 200)))
);

CREATE INDEX chat_sessions_of_person ON chat_sessions USING btree (company_id, user_id, assessment_id, created_at DESC);

alter table chat_sessions enable row level security;
alter table chat_sessions force row level security;
create policy company_wall on chat_sessions for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on chat_sessions for delete to the owner
  using ((company_id = current_company()));
create policy own_chat on chat_sessions as restrictive for all to twofold_member
  using ((user_id = current_person()))
  with check ((user_id = current_person()));
create policy read_assessments on chat_sessions as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on chat_sessions for select to twofold_backup
  using (true);
create policy seen_by_functions on chat_sessions for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER next_version BEFORE UPDATE ON chat_sessions FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON chat_sessions FOR EACH ROW EXECUTE FUNCTION record_history('chat_sessions', 'title');

grant delete, insert, select, update on chat_sessions to twofold_member;
