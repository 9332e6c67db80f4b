-- What auditors do (product P72): mark what they have looked at, ask, draw samples; and that they were there. None of it is part of the
-- frozen result, and it goes on after completion. A record is named as comments name it; it may be gone.
create table audit_marks (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  noun          text        not null check (noun in ('component', 'topic', 'stakeholder', 'answer', 'thresholds', 'sign-off')),
  record_id     text        not null check (length(record_id) between 1 and 500),
  record_name   text        not null check (length(record_name) <= 300),
  note          text        not null default '' check (length(note) <= 2000),
  marked_by     uuid        not null default current_person(),
  marked_at     timestamptz not null default now(),
  -- The latest line of the company's history then: a later one of the record says that it was changed since.
  seen_line     bigint      not null,
  primary key (company_id, id),
  unique (company_id, assessment_id, noun, record_id, marked_by),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, marked_by) references memberships (company_id, user_id)
);
call tenant_table('audit_marks');

-- Drawn once and kept as drawn: with the seed and the population anybody can draw it again.
create table audit_samples (
  company_id        uuid        not null default current_company(),
  id                uuid        not null,
  assessment_id     uuid        not null,
  name              text        not null check (length(btrim(name)) between 1 and 200),
  seed              text        not null check (length(btrim(seed)) between 1 and 200),
  -- What of the components it was drawn from, as a query.
  query             jsonb       not null,
  population        integer     not null check (population >= 0),
  population_sha256 text        not null check (population_sha256 ~ '^[0-9a-f]{64}$'),
  -- In the order in which they were drawn, each with what it was called then.
  items             jsonb       not null,
  drawn_by          uuid        not null default current_person(),
  drawn_at          timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, drawn_by) references memberships (company_id, user_id)
);
create index audit_samples_of_assessment on audit_samples (company_id, assessment_id, drawn_at);
call tenant_table('audit_samples');
revoke update, delete on audit_samples from twofold_member;

create table audit_visits (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  visitor_id    uuid        not null default current_person(),
  what          text        not null check (what in ('opened', 'evidence', 'file', 'export')),
  title         text        not null default '' check (length(title) <= 300),
  at            timestamptz not null,
  -- Of a visit, when she last asked for anything in it.
  last_at       timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, visitor_id) references memberships (company_id, user_id)
);
create index audit_visits_of_person on audit_visits (company_id, assessment_id, visitor_id, last_at);
call tenant_table('audit_visits');
revoke update, delete on audit_visits from twofold_member;
grant update (last_at) on audit_visits to twofold_member;
-- That she is still there is no change.
drop trigger record_history on audit_visits;
create trigger record_history after insert on audit_visits for each row execute function record_history();

-- The first of a thread that an auditor began: open until somebody else has answered last, closed by her.
alter table comments add column is_question boolean not null default false;
