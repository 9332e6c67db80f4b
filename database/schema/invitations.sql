-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table invitations (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  email text not null,
  role text not null,
  status text not null default 'pending'::text,
  invited_by uuid not null,
  mail_secret_hash bytea not null,
  link_secret_hash bytea,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  version integer not null default 1,
  undeliverable_at timestamp with time zone,
  audits_until timestamp with time zone,
  audited uuid[],
  constraint invitations_pkey PRIMARY KEY (company_id, id),
  constraint invitations_id_key UNIQUE (id),
  constraint invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint invitations_company_id_invited_by_fkey FOREIGN KEY (company_id, invited_by) REFERENCES memberships(company_id, user_id),
  constraint invitations_audit_check CHECK ((((role = 'auditor'::text) = (audits_until IS NOT NULL)) AND ((audited IS NULL) OR ((role = 'auditor'::text) AND ((cardinality(audited) >= 1) AND (cardinality(audited) <= 100)))))),
  constraint invitations_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 320)))),
  constraint invitations_link_secret_hash_check CHECK ((length(link_secret_hash) = 32)),
  constraint invitations_mail_secret_hash_check CHECK ((length(mail_secret_hash) = 32)),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'auditor'::text]))),
  constraint invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'revoked'::text, 'expired'::text])))
);

CREATE UNIQUE INDEX one_pending_invitation ON invitations USING btree (company_id, email) WHERE (status = 'pending'::text);

alter table invitations enable row level security;
alter table invitations force row level security;
create policy company_wall on invitations for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on invitations for delete to the owner
  using ((company_id = current_company()));
create policy read_for_backup on invitations for select to twofold_backup
  using (true);
create policy seen_by_functions on invitations for select to the owner
  using ((company_id = current_company()));
create policy system_door on invitations for all to twofold_system
  using (true)
  with check (true);

CREATE TRIGGER next_version BEFORE UPDATE ON invitations FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON invitations FOR EACH ROW EXECUTE FUNCTION record_history('invitations', 'mail_secret_hash', 'link_secret_hash', 'email');

grant delete, insert, select, update on invitations to twofold_member;
grant select, update on invitations to twofold_system;
