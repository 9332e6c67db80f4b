-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table reference_options (
  list text not null,
  id text not null,
  label text not null,
  position integer not null,
  constraint reference_options_pkey PRIMARY KEY (list, id)
);

grant select on reference_options to twofold_member;
grant select on reference_options to twofold_system;
