-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table user_accounts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint user_accounts_pkey PRIMARY KEY (id),
  constraint user_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint user_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE INDEX user_accounts_of_user ON user_accounts USING btree (user_id);
