-- Auditors (product P71, decision 58): a third role, invited until a moment and for some assessments or for all (`audited` is null).
-- Such a membership is over at that moment, whether or not anything has ended it yet.
alter table memberships drop constraint memberships_role_check;
alter table memberships
  add constraint memberships_role_check check (role in ('admin', 'user', 'auditor')),
  add column audits_until timestamptz,
  add column audited uuid[],
  add constraint memberships_audit_check check (
    (role = 'auditor') = (audits_until is not null) and (audited is null or role = 'auditor' and cardinality(audited) between 1 and 100));
alter table invitations drop constraint invitations_role_check;
alter table invitations
  add constraint invitations_role_check check (role in ('admin', 'user', 'auditor')),
  add column audits_until timestamptz,
  add column audited uuid[],
  add constraint invitations_audit_check check (
    (role = 'auditor') = (audits_until is not null) and (audited is null or role = 'auditor' and cardinality(audited) between 1 and 100));

create or replace view company_people with (security_barrier) as
  select m.company_id, m.id as membership_id, m.user_id, u.name as full_name, u.email, m.role, m.created_at, m.ended_at,
    m.audits_until, m.audited
  from memberships m join users u on u.id = m.user_id
  where m.company_id = current_company();

-- Which assessments this transaction reads: '*' for all, else a list of ids. Whoever enters says so; where nothing is said nothing is seen.
create function reads_all() returns boolean language sql stable as
$$ select coalesce(current_setting('app.assessments', true), '') = '*' $$;
create function read_assessments() returns uuid[] language sql stable as
$$ select nullif(nullif(current_setting('app.assessments', true), '*'), '')::uuid[] $$;
grant execute on function reads_all(), read_assessments() to twofold_member;

-- Besides the company's wall, on whatever path a row is asked for. Each subselect is asked once for a statement, not once for a row.
create procedure bind_to_assessments(walled regclass, assessment_column name) language plpgsql as $$
begin
  execute format(
    'create policy read_assessments on %s as restrictive for all to twofold_member
       using ((select reads_all()) or %2$I = any ((select read_assessments())::uuid[]))
       with check ((select reads_all()) or %2$I = any ((select read_assessments())::uuid[]))', walled, assessment_column);
end $$;
call bind_to_assessments('assessments', 'id');
do $$
declare
  walled regclass;
begin
  for walled in
    select c.oid from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.oid <> 'history'::regclass
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'assessment_id' and not a.attisdropped)
    order by c.relname
  loop
    call bind_to_assessments(walled, 'assessment_id');
  end loop;
end $$;
-- Of what belongs to no assessment the company itself is told, not who was invited, removed or let in.
create policy read_assessments on history as restrictive for select to twofold_member using (
  (select reads_all()) or assessment_id = any ((select read_assessments())::uuid[])
  or assessment_id is null and table_name in ('companies', 'scale_wordings'));

-- A new company table below an assessment is bound as well.
alter procedure tenant_table(regclass, text[], name) rename to wall_and_open;
create procedure tenant_table(walled regclass, private_columns text[] default '{}', company_column name default 'company_id')
language plpgsql as $$
begin
  call wall_and_open(walled, private_columns, company_column);
  if exists (select from pg_attribute where attrelid = walled and attname = 'assessment_id' and not attisdropped) then
    call bind_to_assessments(walled, 'assessment_id');
  end if;
end $$;

-- What an auditor may read is known with who asks.
drop function if exists who_asks(text, timestamptz, timestamptz);
drop function membership_of(uuid);
create function membership_of(person uuid)
returns table (company_id uuid, role text, audits_until timestamptz, audited uuid[])
language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select m.company_id, m.role, m.audits_until, m.audited from public.memberships m
    where m.user_id = person and m.ended_at is null;
end $$;
revoke execute on function membership_of(uuid) from public;

-- An auditor whose time is over is told so where she next looks, as others are whom an admin has removed.
alter table partings drop constraint partings_reason_check;
alter table partings add constraint partings_reason_check check (reason in ('removed', 'closed', 'audit-over'));
create or replace function note_parting() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'DELETE' and new.ended_at is null then
    delete from public.partings p where p.user_id = new.user_id;
  elsif tg_op <> 'INSERT' and old.ended_at is null and public.current_person() is distinct from old.user_id then
    insert into public.partings (user_id, company_name, reason)
    select old.user_id, c.name,
      case when tg_op = 'DELETE' then 'closed' when old.audits_until <= new.ended_at then 'audit-over' else 'removed' end
    from public.companies c where c.id = old.company_id
    on conflict (user_id) do update set company_name = excluded.company_name, reason = excluded.reason, at = now();
  end if;
  return null;
end $$;

-- Evidence is the company's; an auditor of some assessments reads what is used in these.
create policy read_assessments on evidence as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from evidence_uses u where u.company_id = evidence.company_id and u.evidence_id = evidence.id))
  with check ((select reads_all()));
create policy read_assessments on evidence_revisions as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from evidence e where e.company_id = evidence_revisions.company_id and e.id = evidence_revisions.evidence_id))
  with check ((select reads_all()));
create policy read_assessments on stored_files as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from evidence_revisions r where r.company_id = stored_files.company_id and r.file_id = stored_files.id))
  with check ((select reads_all()));
create policy read_assessments on file_pieces as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from stored_files f where f.company_id = file_pieces.company_id and f.id = file_pieces.file_id))
  with check ((select reads_all()));
create policy read_assessments on made_file_pieces as restrictive for all to twofold_member
  using ((select reads_all()) or exists (
    select from made_files f where f.company_id = made_file_pieces.company_id and f.id = made_file_pieces.file_id))
  with check ((select reads_all()));
