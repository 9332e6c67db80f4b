-- Files as they are kept: once per company whoever uploads them, in pieces, within the tenant wall and so in each backup. A row without
-- a fingerprint is still arriving; `bytes` is what was announced then, so that two uploads cannot take the same space.
create table stored_files (
  company_id    uuid        not null default current_company(),
  id            uuid        not null,
  bytes         integer     not null check (bytes between 1 and 26214400),
  sha256        text        check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type    text,
  added_by      uuid        not null default current_person(),
  added_at      timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, sha256),
  foreign key (company_id, added_by) references memberships (company_id, user_id),
  check ((sha256 is null) = (media_type is null))
);
call tenant_table('stored_files');
-- What became evidence is told by the revision that names it.
drop trigger record_history on stored_files;

create table file_pieces (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  file_id       uuid        not null,
  -- From 0; each but the last is full.
  position      integer     not null check (position >= 0),
  content       bytea       not null check (octet_length(content) between 1 and 262144),
  primary key (company_id, id),
  unique (company_id, file_id, position),
  foreign key (company_id, file_id) references stored_files (company_id, id) on delete cascade
);
call tenant_table('file_pieces');
-- Compressed already, most of them; and bytes never stand in the history.
alter table file_pieces alter column content set storage external;
drop trigger record_history on file_pieces;
revoke update on file_pieces from twofold_member;

-- What a company can show for what it says (product P68): a link, or a file in its revisions. Of the company, not of one assessment:
-- the same document is evidence of many things, and of next year's as well.
create table evidence (
  company_id    uuid        not null default current_company(),
  id            uuid        not null,
  kind          text        not null default 'link' check (kind in ('link', 'file')),
  title         text        not null check (btrim(title) <> '' and length(title) <= 300),
  url           text        not null default '' check (length(url) <= 2000),
  -- Of the document itself.
  dated_on      date,
  owner_id      uuid,
  valid_until   date,
  note          text        not null default '' check (length(note) <= 2000),
  added_by      uuid        not null default current_person(),
  added_at      timestamptz not null default now(),
  removed_at    timestamptz,
  version       integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references memberships (company_id, user_id),
  foreign key (company_id, added_by) references memberships (company_id, user_id),
  check ((kind = 'link') = (url <> ''))
);
call tenant_table('evidence');

-- The files of one piece of evidence, the latest with the highest number. None is ever changed.
create table evidence_revisions (
  company_id    uuid        not null default current_company(),
  id            uuid        not null,
  evidence_id   uuid        not null,
  number        integer     not null check (number >= 1),
  file_id       uuid        not null,
  sha256        text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes         integer     not null,
  media_type    text        not null,
  file_name     text        not null check (length(file_name) between 1 and 150),
  added_by      uuid        not null default current_person(),
  added_at      timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, evidence_id, number),
  foreign key (company_id, evidence_id) references evidence (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references stored_files (company_id, id) deferrable initially deferred,
  foreign key (company_id, added_by) references memberships (company_id, user_id)
);
create index evidence_revisions_of_file on evidence_revisions (company_id, file_id);
call tenant_table('evidence_revisions');
revoke update on evidence_revisions from twofold_member;

-- Of what it is evidence. A record is named as comments name it; it may be gone, so that no foreign key holds it.
create table evidence_uses (
  company_id    uuid        not null default current_company(),
  id            uuid        not null,
  assessment_id uuid        not null,
  evidence_id   uuid        not null,
  noun          text        not null check (noun in ('component', 'topic', 'answer', 'stakeholder', 'thresholds', 'sign-off', 'measure')),
  record_id     text        not null check (length(record_id) between 1 and 500),
  -- Of a component: '' where it speaks for all of it.
  criterion     text        not null default '' check (criterion in ('', 'scale', 'scope', 'irremediability', 'likelihood', 'magnitude')),
  -- The page or passage that is meant.
  passage       text        not null default '' check (length(passage) <= 300),
  -- What record and evidence were called then, for the history; under which topic the record stood.
  record_name   text        not null check (length(record_name) <= 300),
  title         text        not null check (length(title) <= 300),
  topic_id      uuid,
  -- Of a use that came with a copy: '<assessment> …', as elsewhere.
  carried_from  text        not null default '' check (length(carried_from) <= 2000),
  added_by      uuid        not null default current_person(),
  added_at      timestamptz not null default now(),
  version       integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, evidence_id) references evidence (company_id, id) on delete cascade,
  foreign key (company_id, added_by) references memberships (company_id, user_id),
  check (criterion = '' or noun = 'component')
);
create index evidence_uses_of_record on evidence_uses (company_id, assessment_id, noun, record_id);
create index evidence_uses_of_evidence on evidence_uses (company_id, evidence_id);
call tenant_table('evidence_uses');
revoke update on evidence_uses from twofold_member;
grant update (criterion, passage) on evidence_uses to twofold_member;

-- What stands below a completed assessment is kept as it was frozen, but for the minutes and mails that a signature rests on: a result is
-- signed after it is completed.
create function keep_completed_uses() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  below  uuid[] := array_remove(array[
    case when tg_op <> 'INSERT' and old.noun is distinct from 'sign-off' then old.assessment_id end,
    case when tg_op <> 'DELETE' and new.noun is distinct from 'sign-off' then new.assessment_id end], null);
  within uuid := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
  if current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    return coalesce(new, old);
  end if;
  -- Whoever completes it meanwhile is waited for.
  perform from public.assessments a where a.company_id = within and a.id = any (below) for share;
  if exists (
    select from public.assessments a where a.company_id = within and a.id = any (below) and a.status = 'completed')
  then
    raise exception 'a completed assessment is not written to' using errcode = 'P0001', constraint = 'keep_completed';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_completed before insert or update or delete on evidence_uses for each row execute function keep_completed_uses();
