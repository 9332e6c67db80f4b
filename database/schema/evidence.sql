-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table evidence (
  company_id uuid not null default current_company(),
  id uuid not null,
  kind text not null default 'link'::text,
  title text not null,
  url text not null default ''::text,
  dated_on date,
  owner_id uuid,
  valid_until date,
  note text not null default ''::text,
  added_by uuid not null default current_person(),
  added_at timestamp with time zone not null default now(),
  removed_at timestamp with time zone,
  version integer not null default 1,
  constraint evidence_pkey PRIMARY KEY (company_id, id),
  constraint evidence_company_id_added_by_fkey FOREIGN KEY (company_id, added_by) REFERENCES memberships(company_id, user_id),
  constraint evidence_company_id_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES memberships(company_id, user_id),
  constraint evidence_check CHECK (((kind = 'link'::text) = (url <> ''::text))),
  constraint evidence_kind_check CHECK ((kind = ANY (ARRAY['link'::text, 'file'::text]))),
  constraint evidence_note_check CHECK ((length(note) <= 2000)),
  constraint evidence_title_check CHECK (((btrim(title) <> ''::text) AND (length(title) <= 300))),
  constraint evidence_url_check CHECK ((length(url) <= 2000))
);

alter table evidence enable row level security;
alter table evidence force row level security;
create policy company_wall on evidence for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on evidence for delete to the owner
  using ((company_id = current_company()));
create policy read_assessments on evidence as restrictive for all to twofold_member
  using ((( SELECT reads_all() AS reads_all) OR (EXISTS ( SELECT
   FROM evidence_uses u
  WHERE ((u.company_id = evidence.company_id) AND (u.evidence_id = evidence.id))))))
  with check (( SELECT reads_all() AS reads_all));
create policy read_for_backup on evidence for select to twofold_backup
  using (true);
create policy seen_by_functions on evidence for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER next_version BEFORE UPDATE ON evidence FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON evidence FOR EACH ROW EXECUTE FUNCTION record_history('evidence');

grant delete, insert, select, update on evidence to twofold_member;
