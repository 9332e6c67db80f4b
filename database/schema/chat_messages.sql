-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table chat_messages (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  assessment_id uuid not null,
  user_id uuid not null default current_person(),
  role text not null,
  content text not null,
  state text not null default 'complete'::text,
  sources jsonb not null default '[]'::jsonb,
  answered_by text not null default ''::text,
  position bigint not null generated always as identity,
  created_at timestamp with time zone not null default now(),
  fault text,
  reading jsonb,
  constraint chat_messages_pkey PRIMARY KEY (company_id, id),
  constraint chat_messages_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint chat_messages_company_id_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES chat_sessions(company_id, id) ON DELETE CASCADE,
  constraint chat_messages_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id),
  constraint chat_messages_answered_by_check CHECK ((length(answered_by) <= 200)),
  constraint chat_messages_content_check CHECK ((length(content) <= 200000)),
  constraint chat_messages_fault_check CHECK (((length(fault) >= 1) AND (length(fault) <= 60))),
  constraint chat_messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
  constraint chat_messages_state_check CHECK ((state = ANY (ARRAY['complete'::text, 'partial'::text])))
);

CREATE INDEX chat_messages_of_session ON chat_messages USING btree (company_id, session_id, "position");

alter table chat_messages enable row level security;
alter table chat_messages force row level security;
create policy company_wall on chat_messages for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on chat_messages for delete to the owner
  using ((company_id = current_company()));
create policy own_chat on chat_messages as restrictive for all to twofold_member
  using ((user_id = current_person()))
  with check ((user_id = current_person()));
create policy read_assessments on chat_messages as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on chat_messages for select to twofold_backup
  using (true);
create policy seen_by_functions on chat_messages for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON chat_messages FOR EACH ROW EXECUTE FUNCTION record_history('chat_messages', 'content', 'sources');

grant delete, insert, select, update on chat_messages to twofold_member;
