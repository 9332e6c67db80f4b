-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table earlier_names (
  user_id uuid not null,
  name text not null,
  until timestamp with time zone not null default clock_timestamp(),
  constraint earlier_names_pkey PRIMARY KEY (user_id, until),
  constraint earlier_names_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint earlier_names_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
