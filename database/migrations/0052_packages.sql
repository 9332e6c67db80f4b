-- Files to take along lie in pieces, as large as they may be: nobody who makes or downloads one holds it whole (product P53).
create table made_file_pieces (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  file_id       uuid        not null,
  -- Ascends; numbers may be missing.
  position      integer     not null check (position >= 0),
  content       bytea       not null check (octet_length(content) between 1 and 262144),
  primary key (company_id, id),
  unique (company_id, file_id, position),
  foreign key (company_id, file_id) references made_files (company_id, id) on delete cascade
);
-- Those that are kept move into them, past the wall that holds for the owner, too.
alter table made_files no force row level security;
insert into made_file_pieces (company_id, file_id, position, content)
select company_id, id, n, substring(content from n * 262144 + 1 for 262144)
from made_files, generate_series(0, (octet_length(content) - 1) / 262144) n;
alter table made_files force row level security;
call tenant_table('made_file_pieces');
-- Compressed already, most of them; and bytes never stand in the history.
alter table made_file_pieces alter column content set storage external;
drop trigger record_history on made_file_pieces;
revoke update on made_file_pieces from twofold_member;

-- With the column go the conditions that name it.
alter table made_files drop column content;
alter table made_files alter column bytes type bigint;
alter table made_files add check ((state = 'made') = (bytes is not null)), add check (num_nulls(file_name, media_type, bytes) in (0, 3));

-- Evidence packages that were made of an assessment, and by what they are told from altered ones (product P75). A row stays when its file goes.
create table made_packages (
  company_id    uuid        not null default current_company(),
  -- That of its file.
  id            uuid        not null,
  assessment_id uuid        not null,
  -- SHA-256 of its manifest.
  fingerprint   text        not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- The frozen result in it; null in that of a draft.
  result_sha256 text        check (result_sha256 ~ '^[0-9a-f]{64}$'),
  bytes         bigint      not null,
  made_by       uuid        not null default current_person(),
  made_at       timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, made_by) references memberships (company_id, user_id)
);
create index made_packages_of_assessment on made_packages (company_id, assessment_id, made_at);
call tenant_table('made_packages');
revoke update, delete on made_packages from twofold_member;

-- The history is sealed before a package is made of it.
alter table seals drop constraint seals_reason_check;
alter table seals add constraint seals_reason_check check (reason in ('daily', 'completion', 'package'));
