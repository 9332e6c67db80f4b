-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table comment_mentions (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  assessment_id uuid not null,
  comment_id uuid not null,
  user_id uuid not null,
  name text not null,
  read_at timestamp with time zone,
  constraint comment_mentions_pkey PRIMARY KEY (company_id, id),
  constraint comment_mentions_company_id_comment_id_user_id_key UNIQUE (company_id, comment_id, user_id),
  constraint comment_mentions_company_id_assessment_id_fkey FOREIGN KEY (company_id, assessment_id) REFERENCES assessments(company_id, id) ON DELETE CASCADE,
  constraint comment_mentions_company_id_comment_id_fkey FOREIGN KEY (company_id, comment_id) REFERENCES comments(company_id, id) ON DELETE CASCADE,
  constraint comment_mentions_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES memberships(company_id, user_id)
);

CREATE INDEX comment_mentions_of_assessment ON comment_mentions USING btree (company_id, assessment_id);
CREATE INDEX unread_mentions ON comment_mentions USING btree (company_id, user_id) WHERE (read_at IS NULL);

alter table comment_mentions enable row level security;
alter table comment_mentions force row level security;
create policy company_wall on comment_mentions for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on comment_mentions for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on comment_mentions as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))))
  with check ((( SELECT reads_all() AS reads_all) OR (assessment_id = ANY (( SELECT read_assessments() AS read_assessments)::uuid[]))));
create policy read_for_backup on comment_mentions for select to twofold_backup
  using (true);
create policy seen_by_functions on comment_mentions for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON comment_mentions FOR EACH ROW EXECUTE FUNCTION record_history('comment_mentions');

grant delete, insert, select, update on comment_mentions to twofold_member;
