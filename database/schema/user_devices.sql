-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table user_devices (
  user_id uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  constraint user_devices_pkey PRIMARY KEY (user_id, secret_hash),
  constraint user_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint user_devices_secret_hash_check CHECK ((length(secret_hash) = 32))
);
