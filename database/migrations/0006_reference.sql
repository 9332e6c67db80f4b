-- Reference data, seeded from domain/reference by stable code at each start; a test asserts that tables equal constants.
create table reference_topics (
  esrs_version text    not null check (esrs_version in ('esrs-2023', 'esrs-2026')),
  code         text    not null,
  name         text    not null,
  description  text    not null,
  category     text    not null check (category in ('Environmental', 'Social', 'Governance')),
  position     integer not null,
  primary key (esrs_version, code)
);
create table assessment_sections (
  id            text    primary key,
  name          text    not null unique,
  description   text    not null,
  section_type  text    not null,
  section_order integer not null unique
);
create table assessment_questions (
  id             text    primary key,
  section_id     text    not null references assessment_sections (id),
  question_text  text    not null unique,
  question_type  text    not null,
  options        text,
  required       boolean not null,
  question_order integer not null,
  unique (section_id, question_order)
);
create table reference_options (
  list     text    not null,
  id       text    not null,
  label    text    not null,
  position integer not null,
  primary key (list, id)
);
grant select on reference_topics, assessment_sections, assessment_questions, reference_options to twofold_member, twofold_system;
