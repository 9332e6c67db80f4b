-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table import_matchings (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  headings_sha256 text not null,
  contents jsonb not null,
  used_at timestamp with time zone not null default now(),
  name text not null default ''::text,
  constraint import_matchings_pkey PRIMARY KEY (company_id, id),
  constraint import_matchings_company_id_headings_sha256_key UNIQUE (company_id, headings_sha256),
  constraint import_matchings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint import_matchings_headings_sha256_check CHECK ((headings_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint import_matchings_name_check CHECK ((length(name) <= 200))
);

alter table import_matchings enable row level security;
alter table import_matchings force row level security;
create policy company_wall on import_matchings for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on import_matchings for delete to the owner
  using ((company_id = current_company()));
create policy read_for_backup on import_matchings for select to twofold_backup
  using (true);
create policy seen_by_functions on import_matchings for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE OF name ON import_matchings FOR EACH ROW EXECUTE FUNCTION record_history('import_matchings', 'contents');

grant delete, insert, select, update on import_matchings to twofold_member;
