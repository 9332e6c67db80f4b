-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table seals (
  company_id uuid not null default current_company(),
  id uuid not null default gen_random_uuid(),
  from_history_id bigint not null,
  to_history_id bigint not null,
  row_count integer not null,
  marks text not null,
  root text not null,
  previous text not null default ''::text,
  hash text not null,
  made_at timestamp with time zone not null,
  reason text not null,
  constraint seals_pkey PRIMARY KEY (company_id, id),
  constraint seals_company_id_from_history_id_key UNIQUE (company_id, from_history_id),
  constraint seals_company_id_to_history_id_key UNIQUE (company_id, to_history_id),
  constraint seals_check CHECK ((to_history_id >= from_history_id)),
  constraint seals_hash_check CHECK ((length(hash) = 64)),
  constraint seals_previous_check CHECK ((length(previous) = ANY (ARRAY[0, 64]))),
  constraint seals_reason_check CHECK ((reason = ANY (ARRAY['daily'::text, 'completion'::text, 'package'::text]))),
  constraint seals_root_check CHECK ((length(root) = 64)),
  constraint seals_row_count_check CHECK ((row_count > 0))
);

alter table seals enable row level security;
alter table seals force row level security;
create policy company_wall on seals for all to twofold_member
  using ((company_id = current_company()))
  with check ((company_id = current_company()));
create policy erased_by_function on seals for delete to the owner
  using ((company_id = current_company()));
create policy read_for_backup on seals for select to twofold_backup
  using (true);
create policy seen_by_functions on seals for select to the owner
  using ((company_id = current_company()));

grant insert, select on seals to twofold_member;
