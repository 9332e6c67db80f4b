-- A completed assessment that is open again for a correction stands beside the draft of the next year, and a deleted draft is kept
-- for a while so that it can be brought back (product P17).
alter table assessments add column reopened boolean not null default false;
alter table assessments add column removed_at timestamptz;
alter table assessments add constraint only_new_drafts_are_removed check (removed_at is null or (status = 'draft' and not reopened));
alter table assessments add constraint only_drafts_are_reopened check (not reopened or status = 'draft');

-- A draft with a frozen result was reopened. Nobody changed it now, so neither history nor version may say so.
alter table assessments no force row level security;
alter table assessment_snapshots no force row level security;
alter table assessments disable trigger user;
update assessments a set reopened = true
where status = 'draft' and exists (select from assessment_snapshots s where s.company_id = a.company_id and s.assessment_id = a.id);
alter table assessments enable trigger user;
alter table assessment_snapshots force row level security;
alter table assessments force row level security;

drop index one_draft;
create unique index one_draft on assessments (company_id) where status = 'draft' and not reopened and removed_at is null;
