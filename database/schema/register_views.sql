-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table register_views (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null default current_person(),
  is_shared boolean not null,
  name text not null,
  contents jsonb not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint register_views_pkey PRIMARY KEY (company_id, id),
  constraint register_views_company_id_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES memberships(company_id, user_id),
  constraint register_views_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 80)))
);

CREATE INDEX register_views_of_person ON register_views USING btree (company_id, owner_id);

alter table register_views enable row level security;
alter table register_views force row level security;
create policy company_wall on register_views for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on register_views for delete to the owner
  using ((company_id = current_company()));
create policy own_or_shared on register_views as restrictive for all to twofold_member
  using ((is_shared OR (owner_id = current_person())))
  with check ((is_shared OR (owner_id = current_person())));
create policy read_for_backup on register_views for select to twofold_backup
  using (true);
create policy seen_by_functions on register_views for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER next_version BEFORE UPDATE ON register_views FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON register_views FOR EACH ROW EXECUTE FUNCTION record_history('register_views', 'name', 'contents');

grant delete, insert, select, update on register_views to twofold_member;
