-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table scale_wordings (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  scale text not null,
  step1 text not null default ''::text,
  step2 text not null default ''::text,
  step3 text not null default ''::text,
  step4 text not null default ''::text,
  step5 text not null default ''::text,
  currency text not null default ''::text,
  from2 text not null default ''::text,
  from3 text not null default ''::text,
  from4 text not null default ''::text,
  from5 text not null default ''::text,
  version integer not null default 1,
  constraint scale_wordings_pkey PRIMARY KEY (company_id, id),
  constraint scale_wordings_company_id_scale_key UNIQUE (company_id, scale),
  constraint scale_wordings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint scale_wordings_currency_check CHECK ((currency ~ '^([A-Z]{3})?$'::text)),
  constraint scale_wordings_from2_check CHECK ((from2 ~ '^[0-9]{0,15}$'::text)),
  constraint scale_wordings_from3_check CHECK ((from3 ~ '^[0-9]{0,15}$'::text)),
  constraint scale_wordings_from4_check CHECK ((from4 ~ '^[0-9]{0,15}$'::text)),
  constraint scale_wordings_from5_check CHECK ((from5 ~ '^[0-9]{0,15}$'::text)),
  constraint scale_wordings_scale_check CHECK ((scale ~ '^[a-z-]{1,60}$'::text)),
  constraint scale_wordings_step1_check CHECK ((length(step1) <= 200)),
  constraint scale_wordings_step2_check CHECK ((length(step2) <= 200)),
  constraint scale_wordings_step3_check CHECK ((length(step3) <= 200)),
  constraint scale_wordings_step4_check CHECK ((length(step4) <= 200)),
  constraint scale_wordings_step5_check CHECK ((length(step5) <= 200))
);

alter table scale_wordings enable row level security;
alter table scale_wordings force row level security;
create policy company_wall on scale_wordings for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on scale_wordings for delete to the owner
  using ((company_id = current_company()));
create policy read_for_backup on scale_wordings for select to twofold_backup
  using (true);
create policy seen_by_functions on scale_wordings for select to the owner
  using ((company_id = current_company()));

CREATE TRIGGER next_version BEFORE UPDATE ON scale_wordings FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE ON scale_wordings FOR EACH ROW EXECUTE FUNCTION record_history('scale_wordings');

grant delete, insert, select, update on scale_wordings to twofold_member;
