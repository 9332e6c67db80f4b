-- The transfer of a draft between versions of the standards (method M24).

-- Where something was carried over from, while nobody has reviewed it there.
alter table materiality_components add column carried_from text not null default '' check (length(carried_from) <= 2000);
alter table assessment_topic_selections add column carried_from text not null default '' check (length(carried_from) <= 2000);
alter table materiality_scores add column carried_from text not null default '' check (length(carried_from) <= 2000);

-- Topics change codes with each other in one transfer.
alter table materiality_topics drop constraint materiality_topics_company_id_assessment_id_code_key;
alter table materiality_topics add constraint materiality_topics_company_id_assessment_id_code_key
  unique (company_id, assessment_id, code) deferrable initially immediate;

-- The version it was transferred from, as long as that can be taken back.
alter table assessments add column transferred_from text check (transferred_from in ('esrs-2023', 'esrs-2026'));

-- The last transfer of an assessment as long as it can be taken back: what it found and what it left.
create table assessment_transfers (
  company_id    uuid        not null default current_company(),
  id            uuid        not null default gen_random_uuid(),
  assessment_id uuid        not null,
  before        jsonb       not null,
  after         jsonb       not null,
  primary key (company_id, id),
  unique (company_id, assessment_id),
  foreign key (company_id, assessment_id) references assessments (company_id, id) on delete cascade
);
call tenant_table('assessment_transfers', '{before,after}');

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
    'chat_messages', 'chat_sessions', 'assessment_snapshots', 'assessment_transfers', 'assessment_responses',
    'assessment_topic_selections', 'materiality_scores', 'materiality_components', 'stakeholder_mapping', 'materiality_topics',
    'assessments', 'invitations', 'history'
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
