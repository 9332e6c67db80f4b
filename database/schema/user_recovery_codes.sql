-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table user_recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  constraint user_recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint user_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint user_recovery_codes_code_hash_check CHECK ((length(code_hash) = 32))
);
