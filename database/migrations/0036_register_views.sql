-- Views of the register under a name, for one person or for the company (product P41). What one keeps for oneself is nobody else's to
-- read: neither names nor contents stand in the history.
create table register_views (
  company_id uuid        not null default current_company(),
  id         uuid        not null default gen_random_uuid(),
  owner_id   uuid        not null default current_person(),
  is_shared  boolean     not null,
  name       text        not null check (length(btrim(name)) between 1 and 80),
  contents   jsonb       not null,
  created_at timestamptz not null default now(),
  version    integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references memberships (company_id, user_id)
);
create index register_views_of_person on register_views (company_id, owner_id);
call tenant_table('register_views', '{name,contents}');
create policy own_or_shared on register_views as restrictive for all to twofold_member
  using (is_shared or owner_id = current_person()) with check (is_shared or owner_id = current_person());

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
    'chat_messages', 'chat_sessions', 'comment_mentions', 'comments', 'register_views', 'sign_offs', 'assessment_snapshots', 'assessment_transfers', 'later_reasons',
    'assessment_responses', 'assessment_topic_selections', 'materiality_scores', 'materiality_components', 'stakeholder_mapping',
    'materiality_topics', 'assessments', 'invitations', 'seals', 'history'
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
