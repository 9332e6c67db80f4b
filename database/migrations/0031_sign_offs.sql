-- Who prepared, reviewed and approved a frozen result (product P37). A row is never changed but by ending it, and never deleted: what
-- was signed stays to be seen. `name` is the person's as it was then, also for a member.
alter table companies add column one_person_may_sign boolean not null default false;

create table sign_offs (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  step          text        not null check (step in ('prepared', 'reviewed', 'approved')),
  -- The frozen result that was signed.
  result_sha256 text        not null check (length(result_sha256) = 64),
  -- Null for somebody from outside.
  user_id       uuid,
  name          text        not null check (length(btrim(name)) between 1 and 200),
  job_title     text        not null check (length(btrim(job_title)) between 1 and 200),
  signed_on     date        not null,
  minutes       text        not null default '' check (length(minutes) <= 300),
  recorded_by   uuid        not null default current_person(),
  recorded_at   timestamptz not null default now(),
  ended_by      uuid,
  ended_at      timestamptz,
  end_reason    text        not null default '' check (length(end_reason) <= 2000),
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, recorded_by) references memberships (company_id, user_id),
  foreign key (company_id, ended_by) references memberships (company_id, user_id),
  check ((ended_at is null) = (ended_by is null))
);
-- Of two who sign the same step at once, one.
create unique index one_standing_sign_off on sign_offs (company_id, assessment_id, step) where ended_at is null;
create index sign_offs_of_assessment on sign_offs (company_id, assessment_id, recorded_at);
call tenant_table('sign_offs');
revoke update, delete on sign_offs from twofold_member;
grant update (ended_by, ended_at, end_reason) on sign_offs to twofold_member;

-- The other way round than `keep_completed`: only what is completed is signed, and only the result that was frozen last.
create function sign_completed() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    return new;
  end if;
  if not exists (
    select from public.assessments a
    where a.company_id = new.company_id and a.id = new.assessment_id and a.status = 'completed'
      and new.result_sha256 = (
        select s.result_sha256 from public.assessment_snapshots s
        where s.company_id = new.company_id and s.assessment_id = new.assessment_id order by s.created_at desc limit 1))
  then
    raise exception 'only a completed result is signed' using errcode = 'P0001', constraint = 'sign_completed';
  end if;
  return new;
end $$;
create trigger sign_completed before insert on sign_offs for each row execute function sign_completed();

create or replace function erase_company_rows(at timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  company constant uuid := public.current_company();
  walled  text;
  erased  integer;
begin
  perform from public.companies c where c.id = company and c.closes_at <= at;
  if not found then
    raise exception 'this company is not to be erased' using errcode = 'P0001', constraint = 'erase_company_rows';
  end if;
  foreach walled in array array[
    'chat_messages', 'chat_sessions', 'sign_offs', 'assessment_snapshots', 'assessment_transfers', 'later_reasons', 'assessment_responses',
    'assessment_topic_selections', 'materiality_scores', 'materiality_components', 'stakeholder_mapping', 'materiality_topics',
    'assessments', 'invitations', 'seals', 'history'
  ] loop
    execute format(
      'delete from public.%1$I where ctid = any (array(select ctid from public.%1$I where company_id = $1 limit $2))', walled)
      using company, at_most;
    get diagnostics erased = row_count;
    if erased > 0 then return erased; end if;
  end loop;
  delete from public.memberships m where m.company_id = company;
  delete from public.companies c where c.id = company;
  -- What these last two have written.
  delete from public.history h where h.company_id = company;
  return 0;
end $$;
