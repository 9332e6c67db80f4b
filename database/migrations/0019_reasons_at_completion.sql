-- What the law asks to be explained when an assessment is completed (method M16, M22): why its version of the standards is used where
-- the law does not foresee it for the financial year, and why climate change is not material.
alter table assessments
  add column version_reason text not null default '' check (length(version_reason) <= 20000),
  add column climate_reason text not null default '' check (length(climate_reason) <= 20000);
