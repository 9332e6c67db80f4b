-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table reference_topics (
  esrs_version text not null,
  code text not null,
  name text not null,
  description text not null,
  category text not null,
  position integer not null,
  constraint reference_topics_pkey PRIMARY KEY (esrs_version, code),
  constraint reference_topics_category_check CHECK ((category = ANY (ARRAY['Environmental'::text, 'Social'::text, 'Governance'::text]))),
  constraint reference_topics_esrs_version_check CHECK ((esrs_version = ANY (ARRAY['esrs-2023'::text, 'esrs-2026'::text])))
);

grant select on reference_topics to twofold_member;
grant select on reference_topics to twofold_system;
