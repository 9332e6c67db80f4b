-- Which kind of undertaking the company is for phase-ins, and when its first financial year with a duty to report begins.
alter table assessments
  add column undertaking text not null default ''
    check (undertaking in ('', 'wave-one-above', 'wave-one-below', 'from-2027', 'voluntary')),
  add column first_report_year integer check (first_report_year between 2027 and 2040);

-- The company's choices on disclosure requirements: phased in, left out, or reported as "none in place". Without a row, a requirement is
-- reported.
create table disclosure_choices (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  esrs_version  text        not null check (esrs_version in ('esrs-2023', 'esrs-2026')),
  requirement   text        not null check (length(requirement) between 1 and 20),
  choice        text        not null check (choice in ('phased-in', 'left-out', 'none')),
  phase_in      text        not null default '' check (length(phase_in) <= 40),
  until         integer     check (until between 2025 and 2040),
  ground        text        not null default '' check (length(ground) <= 40),
  reason        text        not null default '' check (length(reason) <= 2000),
  topic_codes   text[]      not null default '{}' check (cardinality(topic_codes) <= 200),
  chosen_by     uuid        not null default current_person(),
  chosen_at     timestamptz not null default now(),
  carried_from  text        not null default '' check (length(carried_from) <= 2000),
  version       integer     not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, esrs_version, requirement),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, chosen_by) references memberships (company_id, user_id)
);
