-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table mail_state (
  id boolean not null default true,
  last_taken_at timestamp with time zone,
  held_up_since timestamp with time zone,
  said text,
  constraint mail_state_pkey PRIMARY KEY (id),
  constraint mail_state_id_check CHECK (id),
  constraint mail_state_said_check CHECK ((length(said) <= 1000))
);
