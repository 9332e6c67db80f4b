-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table user_two_factors (
  user_id uuid not null,
  sealed_secret text not null,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint user_two_factors_pkey PRIMARY KEY (user_id),
  constraint user_two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint user_two_factors_sealed_secret_check CHECK (((length(sealed_secret) >= 1) AND (length(sealed_secret) <= 500)))
);
