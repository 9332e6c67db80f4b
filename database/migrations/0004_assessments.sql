create table assessments (
  company_id                     uuid        not null default current_company() references companies (id),
  id                             uuid        not null default gen_random_uuid(),
  user_id                        uuid        not null default current_person(),
  name                           text        not null default 'Double Materiality Assessment' check (length(btrim(name)) between 1 and 200),
  status                         text        not null default 'draft' check (status in ('draft', 'completed')),
  current_step                   integer     not null default 1 check (current_step between 1 and 6),
  completed_at                   timestamptz,
  created_at                     timestamptz not null default now(),
  esrs_version                   text        not null check (esrs_version in ('esrs-2023', 'esrs-2026')),
  esrs_version_to_be_confirmed   boolean     not null default false,
  financial_year_start           date        not null check (financial_year_start between '2020-01-01' and '2100-01-01'),
  impact_threshold               numeric     not null default 12.5 check (impact_threshold in (5, 10, 12.5, 15, 20, 25)),
  financial_threshold            numeric     not null default 12.5 check (financial_threshold in (5, 10, 12.5, 15, 20, 25)),
  thresholds_reason              text        not null default '' check (length(thresholds_reason) <= 20000),
  thresholds_by                  uuid,
  thresholds_at                  timestamptz,
  copied_from                    uuid,
  version                        integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, thresholds_by) references memberships (company_id, user_id),
  foreign key (company_id, copied_from) references assessments (company_id, id) on delete set null (copied_from),
  check ((status = 'completed') = (completed_at is not null)),
  check ((thresholds_by is null) = (thresholds_at is null))
);
create unique index one_draft on assessments (company_id) where status = 'draft';
call tenant_table('assessments');

-- An assessment's own topics: a later change of the catalogue alters no finished assessment (method M3).
create table materiality_topics (
  company_id    uuid    not null default current_company(),
  id            uuid    not null default gen_random_uuid(),
  assessment_id uuid    not null,
  code          text    not null check (length(code) between 1 and 40),
  name          text    not null check (length(btrim(name)) between 1 and 300),
  description   text    not null default '' check (length(description) <= 20000),
  category      text    not null check (category in ('Environmental', 'Social', 'Governance')),
  position      integer not null,
  version       integer not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, id),
  unique (company_id, assessment_id, code),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade
);
call tenant_table('materiality_topics');

create table assessment_topic_selections (
  company_id    uuid    not null default current_company(),
  id            uuid    not null default gen_random_uuid(),
  assessment_id uuid    not null,
  topic_id      uuid    not null,
  is_relevant   boolean not null,
  version       integer not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, topic_id),
  foreign key (company_id, assessment_id, topic_id) references materiality_topics (company_id, assessment_id, id) on delete cascade
);
call tenant_table('assessment_topic_selections');

create table assessment_responses (
  company_id    uuid    not null default current_company(),
  id            uuid    not null default gen_random_uuid(),
  assessment_id uuid    not null,
  section       text    not null check (length(section) between 1 and 200),
  field_name    text    not null check (length(field_name) between 1 and 500),
  field_value   text    not null check (length(field_value) <= 20000),
  field_type    text    not null default 'text' check (length(field_type) <= 40),
  version       integer not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, section, field_name),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade
);
call tenant_table('assessment_responses');

-- The 1-10 screening view: a scale of its own (method M15).
create table materiality_scores (
  company_id      uuid    not null default current_company(),
  id              uuid    not null default gen_random_uuid(),
  assessment_id   uuid    not null,
  topic_id        uuid    not null,
  financial_score integer not null check (financial_score between 1 and 10),
  impact_score    integer not null check (impact_score between 1 and 10),
  justification   text    not null default '' check (length(justification) <= 20000),
  version         integer not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, topic_id),
  foreign key (company_id, assessment_id, topic_id) references materiality_topics (company_id, assessment_id, id) on delete cascade
);
call tenant_table('materiality_scores');

-- Impacts, risks and opportunities. Overall scores are computed, never stored (method M2).
create table materiality_components (
  company_id                 uuid     not null default current_company(),
  id                         uuid     not null default gen_random_uuid(),
  assessment_id              uuid     not null,
  topic_id                   uuid     not null,
  kind                       text     not null check (kind in ('impact', 'risk', 'opportunity')),
  title                      text     not null check (length(btrim(title)) between 1 and 300),
  description                text     not null default '' check (length(description) <= 20000),
  justification              text     not null default '' check (length(justification) <= 20000),
  impact_relevant            boolean  not null default true,
  financial_relevant         boolean  not null default true,
  nature_of_impact           text     not null default '' check (length(nature_of_impact) <= 100),
  actual_potential_impact    text     check (actual_potential_impact in ('Actual', 'Potential')),
  company_business_area      text     not null default '' check (length(company_business_area) <= 300),
  value_chain_concentration  text     not null default '' check (length(value_chain_concentration) <= 100),
  time_horizon               text     not null default '' check (length(time_horizon) <= 100),
  impact_polarity            text     check (impact_polarity in ('Positive', 'Negative')),
  impact_severity            integer  not null default 3 check (impact_severity between 1 and 5),
  impact_scale               integer  check (impact_scale between 1 and 5),
  impact_scope               integer  check (impact_scope between 1 and 5),
  impact_irremediability     integer  check (impact_irremediability between 1 and 5),
  severity_reason            text     not null default '' check (length(severity_reason) <= 20000),
  impact_likelihood          integer  not null default 3 check (impact_likelihood between 1 and 5),
  human_rights               boolean  not null default false,
  financial_risk_opportunity integer  not null default 3 check (financial_risk_opportunity between 1 and 5),
  financial_likelihood       integer  not null default 3 check (financial_likelihood between 1 and 5),
  risk_opportunity_type      text     not null default '' check (length(risk_opportunity_type) <= 100),
  financial_effects          text[]   not null default '{}' check (cardinality(financial_effects) <= 20),
  created_at                 timestamptz not null default now(),
  version                    integer  not null default 1,
  primary key (company_id, id),
  foreign key (company_id, assessment_id, topic_id) references materiality_topics (company_id, assessment_id, id) on delete cascade,
  check (kind = 'impact' or (impact_polarity is null and actual_potential_impact is null and not human_rights))
);
create index materiality_components_of_assessment on materiality_components (company_id, assessment_id, topic_id);
call tenant_table('materiality_components');

create table stakeholder_mapping (
  company_id              uuid    not null default current_company(),
  id                      uuid    not null default gen_random_uuid(),
  assessment_id           uuid    not null,
  stakeholder_group       text    not null check (length(stakeholder_group) between 1 and 100),
  custom_group_name       text    not null default '' check (length(custom_group_name) <= 300),
  is_key_stakeholder      boolean not null default false,
  stakeholder_names       text    not null default '' check (length(stakeholder_names) <= 20000),
  key_stakeholder_reason  text    not null default '' check (length(key_stakeholder_reason) <= 20000),
  stakeholder_role        text    not null default '' check (length(stakeholder_role) <= 300),
  business_division       text    not null default '' check (length(business_division) <= 300),
  engagement_organization text[]  not null default '{}' check (cardinality(engagement_organization) <= 20),
  engagement_other        text    not null default '' check (length(engagement_other) <= 2000),
  relevant_topics_views   text    not null default '' check (length(relevant_topics_views) <= 20000),
  created_at              timestamptz not null default now(),
  version                 integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade
);
create index stakeholder_mapping_of_assessment on stakeholder_mapping (company_id, assessment_id, stakeholder_group);
call tenant_table('stakeholder_mapping');

-- What Complete Assessment froze: the computed result, its canonical text and the sha-256 of that text (method M17).
create table assessment_snapshots (
  company_id     uuid        not null default current_company(),
  id             uuid        not null default gen_random_uuid(),
  assessment_id  uuid        not null,
  created_by     uuid        not null default current_person(),
  created_at     timestamptz not null default now(),
  result         text        not null,
  result_sha256  text        not null check (length(result_sha256) = 64),
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references memberships (company_id, user_id)
);
create index assessment_snapshots_of_assessment on assessment_snapshots (company_id, assessment_id, created_at desc);
call tenant_table('assessment_snapshots', '{result}');
revoke update, delete on assessment_snapshots from twofold_member;
