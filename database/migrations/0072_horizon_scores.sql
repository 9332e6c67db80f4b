-- The scores of an entry for a time horizon that is not its own (method M33). They name their component without a foreign key, as measures
-- do: a component that is deleted and restored has them again.
create table horizon_scores (
  company_id      uuid        not null default current_company(),
  id              uuid        not null default gen_random_uuid(),
  assessment_id   uuid        not null,
  component_id    uuid        not null,
  horizon         text        not null check (horizon in ('short', 'medium', 'long')),
  scale           smallint    check (scale between 1 and 5),
  scope           smallint    check (scope between 1 and 5),
  irremediability smallint    check (irremediability between 1 and 5),
  severity        smallint    check (severity between 1 and 5),
  magnitude       smallint    check (magnitude between 1 and 5),
  likelihood      smallint    check (likelihood between 1 and 5),
  reason          text        not null default '' check (length(reason) <= 2000),
  version         integer     not null default 1,
  primary key (company_id, id),
  unique (company_id, assessment_id, component_id, horizon),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade
);
