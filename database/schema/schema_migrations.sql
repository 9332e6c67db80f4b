-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table schema_migrations (
  id text not null,
  applied_at timestamp with time zone not null default now(),
  hash text,
  constraint schema_migrations_pkey PRIMARY KEY (id)
);
