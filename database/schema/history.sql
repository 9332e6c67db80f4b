-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table history (
  company_id uuid not null,
  id bigint not null generated always as identity,
  assessment_id uuid,
  table_name text not null,
  row_id uuid not null,
  action text not null,
  user_id uuid,
  at timestamp with time zone not null default clock_timestamp(),
  request_id text,
  reason text,
  old jsonb,
  new jsonb,
  topic_id uuid,
  from_topic_id uuid,
  undoes bigint,
  act uuid default (NULLIF(current_setting('app.act'::text, true), ''::text))::uuid,
  constraint history_pkey PRIMARY KEY (company_id, id),
  constraint history_action_check CHECK ((action = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text])))
);

CREATE INDEX history_by_time ON history USING btree (company_id, assessment_id, at);
CREATE INDEX history_from_topic ON history USING btree (company_id, assessment_id, from_topic_id, id DESC) WHERE (from_topic_id IS NOT NULL);
CREATE INDEX history_of_act ON history USING btree (company_id, act, id DESC) WHERE (act IS NOT NULL);
CREATE INDEX history_of_assessment ON history USING btree (company_id, assessment_id, id DESC);
CREATE INDEX history_of_decisions ON history USING btree (company_id, assessment_id, id DESC) WHERE asks_reason(table_name, action, old, new);
CREATE INDEX history_of_names ON history USING btree (company_id, table_name, row_id, id) WHERE ((action = 'update'::text) AND (old ?| ARRAY['title'::text, 'stakeholder_group'::text, 'custom_group_name'::text, 'topic_id'::text, 'name'::text, 'code'::text]));
CREATE INDEX history_of_person ON history USING btree (company_id, assessment_id, user_id, id DESC);
CREATE INDEX history_of_row ON history USING btree (company_id, table_name, row_id, id DESC);
CREATE INDEX history_of_table ON history USING btree (company_id, assessment_id, table_name, id DESC);
CREATE INDEX history_of_topic ON history USING btree (company_id, assessment_id, topic_id, id DESC) WHERE (topic_id IS NOT NULL);
CREATE INDEX history_of_undoing ON history USING btree (company_id, undoes) WHERE (undoes IS NOT NULL);
CREATE INDEX history_without_reason ON history USING btree (company_id, assessment_id, id DESC) WHERE ((reason IS NULL) AND asks_reason(table_name, action, old, new));

alter table history enable row level security;
alter table history force row level security;
create policy company_wall on history for select to twofold_member
  using ((company_id = current_company()));
create policy erased_by_function on history for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on history as restrictive for select to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[])) OR ((assessment_id IS NULL) AND ((table_name = ANY (ARRAY['companies'::text, 'scale_wordings'::text])) OR ((table_name = 'evidence'::text) AND (EXISTS ( SELECT
   FROM evidence e
  WHERE ((e.company_id = history.company_id) AND (e.id = history.row_id))))) OR ((table_name = 'evidence_revisions'::text) AND (EXISTS ( SELECT
   FROM evidence_revisions r
  WHERE ((r.company_id = history.company_id) AND (r.id = history.row_id)))))))));
create policy read_for_backup on history for select to twofold_backup
  using (true);
create policy seen_by_functions on history for select to the owner
  using ((company_id = current_company()));
create policy written_by_trigger on history for insert to the owner
  with check (true);

grant select on history to twofold_member;
