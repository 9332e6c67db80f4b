-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table users (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  mail_refused_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_email_check CHECK (((email = lower(email)) AND (length(email) <= 320))),
  constraint users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
