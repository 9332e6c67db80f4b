-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table partings (
  user_id uuid not null,
  company_name text not null,
  reason text not null,
  at timestamp with time zone not null default now(),
  constraint partings_pkey PRIMARY KEY (user_id),
  constraint partings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint partings_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 200))),
  constraint partings_reason_check CHECK ((reason = ANY (ARRAY['removed'::text, 'closed'::text, 'audit-over'::text])))
);
