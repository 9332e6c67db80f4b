-- Whether an opportunity is pursued (ESRS 1 (2026) §102). Nobody has said it of those that are there.
alter table materiality_components
  add column opportunity_pursued text check (opportunity_pursued in ('pursued', 'not-pursued', 'undecided')),
  add check (kind = 'opportunity' or opportunity_pursued is null);
