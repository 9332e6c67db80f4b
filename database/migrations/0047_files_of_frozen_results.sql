-- A file can be made of a frozen result instead of the assessment as it stands (product P65).
alter table made_files add column frozen_id uuid;
alter table made_files add foreign key (company_id, frozen_id) references assessment_snapshots (company_id, id) on delete cascade;
