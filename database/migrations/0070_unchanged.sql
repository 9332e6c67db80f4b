-- One statement that nothing significant changed since the earlier year: why, by whom, when, and how many records it covers (method M25).
-- Which records these are is in the history: they were confirmed by the same request, with the statement as its reason.
alter table assessments
  add column unchanged_reason text not null default '' check (length(unchanged_reason) <= 2000),
  add column unchanged_by uuid,
  add column unchanged_at timestamptz,
  add column unchanged_rows integer check (unchanged_rows >= 0),
  add foreign key (company_id, unchanged_by) references memberships (company_id, user_id),
  add check ((unchanged_by is null) = (unchanged_at is null) and (unchanged_by is null) = (unchanged_rows is null));
