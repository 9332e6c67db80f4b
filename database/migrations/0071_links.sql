-- Links between entries (method M32): an impact gives rise to a risk or an opportunity, a dependency is behind one, a measure causes an
-- impact or a risk. They name their ends without foreign keys, as measures do: a deleted end that is restored has its links again.
create table links (
  company_id        uuid        not null default current_company(),
  id                uuid        not null default gen_random_uuid(),
  assessment_id     uuid        not null,
  kind              text        not null default 'gives-rise-to' check (kind in ('gives-rise-to', 'dependency', 'causes')),
  from_component_id uuid,
  from_measure_id   uuid,
  dependency        text        not null default '' check (length(dependency) <= 300),
  component_id      uuid        not null,
  note              text        not null default '' check (length(note) <= 2000),
  created_at        timestamptz not null default now(),
  version           integer     not null default 1,
  primary key (company_id, id),
  unique nulls not distinct (company_id, assessment_id, component_id, from_component_id, from_measure_id, dependency),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  check (num_nonnulls(from_component_id, from_measure_id, nullif(btrim(dependency), '')) = 1),
  check (from_component_id <> component_id),
  check ((kind = 'causes') = (from_measure_id is not null)),
  check ((kind = 'dependency') = (btrim(dependency) <> ''))
);
create index links_of_component on links (company_id, assessment_id, component_id);
create index links_from_component on links (company_id, assessment_id, from_component_id);
