-- Whether a financial year that begins in 2026 is reported under the set of 2023 with the eight reliefs of (EU) 2026/1563 (method M16).
-- Says nothing under another version: a transfer there and back keeps it.
alter table assessments add column uses_reliefs boolean not null default false;
