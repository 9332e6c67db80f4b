-- The last look at the whole before completing: who looked and what was weighed, and why topics without a conclusion stay open (method M34).
-- Names as they were then: the record says who looked, and outside people have no account.
alter table assessments
  add column looked_by text[] not null default '{}' check (cardinality(looked_by) <= 100),
  add column look_weighed text not null default '' check (length(look_weighed) <= 20000),
  -- [{"topicIds": [...], "reason": "..."}]
  add column left_open jsonb not null default '[]' check (jsonb_typeof(left_open) = 'array'),
  add check (look_weighed = '' or cardinality(looked_by) > 0);
