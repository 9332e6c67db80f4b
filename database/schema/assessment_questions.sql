-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create table assessment_questions (
  id text not null,
  section_id text not null,
  question_text text not null,
  question_type text not null,
  options text,
  required boolean not null,
  question_order integer not null,
  constraint assessment_questions_pkey PRIMARY KEY (id),
  constraint assessment_questions_question_text_key UNIQUE (question_text),
  constraint assessment_questions_section_id_question_order_key UNIQUE (section_id, question_order),
  constraint assessment_questions_section_id_fkey FOREIGN KEY (section_id) REFERENCES assessment_sections(id)
);

grant select on assessment_questions to twofold_member;
grant select on assessment_questions to twofold_system;
