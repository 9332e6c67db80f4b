-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table memberships (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  version integer not null default 1,
  audits_until timestamp with time zone,
  audited uuid[],
  job_title text not null default ''::text,
  competence text not null default ''::text,
  constraint memberships_pkey PRIMARY KEY (company_id, id),
  constraint memberships_company_id_user_id_key UNIQUE (company_id, user_id),
  constraint memberships_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint memberships_audit_check CHECK ((((role = 'auditor'::text) = (audits_until IS NOT NULL)) AND ((audited IS NULL) OR ((role = 'auditor'::text) AND ((cardinality(audited) >= 1) AND (cardinality(audited) <= 100)))))),
  constraint memberships_competence_check CHECK ((length(competence) <= 500)),
  constraint memberships_job_title_check CHECK ((length(job_title) <= 200)),
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'auditor'::text])))
);

CREATE UNIQUE INDEX one_company_for_a_person ON memberships USING btree (user_id) WHERE (ended_at IS NULL);

alter table memberships enable row level security;
alter table memberships force row level security;
create policy company_wall on memberships for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy counted_by_trigger on memberships for select to the owner
  using (true);
create policy erased_by_function on memberships for delete to the owner
  using ((company_id = current_company()));
create policy read_for_backup on memberships for select to twofold_backup
  using (true);
create policy seen_by_functions on memberships for select to the owner
  using ((company_id = current_company()));
create policy system_door on memberships for all to twofold_system
  using (true)
  with check (true);

CREATE TRIGGER end_invitations AFTER UPDATE ON memberships FOR EACH ROW WHEN (((old.role = 'admin'::text) AND (old.ended_at IS NULL) AND ((new.role <> 'admin'::text) OR (new.ended_at IS NOT NULL)))) EXECUTE FUNCTION end_invitations();
CREATE TRIGGER keep_an_admin BEFORE UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION keep_an_admin();
CREATE TRIGGER next_version BEFORE UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER note_parting AFTER INSERT OR DELETE OR UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION note_parting();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION record_history('memberships', 'job_title', 'competence');

grant insert, select, update on memberships to twofold_member;
grant insert, select, update on memberships to twofold_system;
