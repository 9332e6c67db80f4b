-- How a decision on a side of a topic was reached: from its score, or top-down without scores (method M31).
alter table topic_decisions
  add column basis text not null default 'score' check (basis in ('score', 'top-down'));

-- How the company approached the assessment as a whole, said once (method M31).
alter table assessments
  add column approach text not null default '' check (approach in ('', 'top-down', 'bottom-up', 'both')),
  add column approach_note text not null default '' check (length(approach_note) <= 20000);
