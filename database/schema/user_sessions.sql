-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table user_sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint user_sessions_pkey PRIMARY KEY (id),
  constraint user_sessions_token_key UNIQUE (token),
  constraint user_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE INDEX user_sessions_of_user ON user_sessions USING btree (user_id);
