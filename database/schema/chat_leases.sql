-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table chat_leases (
  of_company uuid not null,
  session_id uuid not null,
  holder uuid not null,
  until timestamp with time zone not null,
  constraint chat_leases_pkey PRIMARY KEY (of_company, session_id)
);

CREATE INDEX chat_leases_by_end ON chat_leases USING btree (until);
