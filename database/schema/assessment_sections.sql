-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assessment_sections (
  id text not null,
  name text not null,
  description text not null,
  section_type text not null,
  section_order integer not null,
  constraint assessment_sections_pkey PRIMARY KEY (id),
  constraint assessment_sections_name_key UNIQUE (name),
  constraint assessment_sections_section_order_key UNIQUE (section_order)
);

grant select on assessment_sections to twofold_member;
grant select on assessment_sections to twofold_system;
