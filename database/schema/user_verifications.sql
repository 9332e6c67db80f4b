-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table user_verifications (
  id uuid not null default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint user_verifications_pkey PRIMARY KEY (id)
);

CREATE INDEX user_verifications_of_identifier ON user_verifications USING btree (identifier);
