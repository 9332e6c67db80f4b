create table companies (
  id         uuid        primary key default gen_random_uuid(),
  name       text        not null check (length(btrim(name)) between 1 and 200),
  industry   text        not null check (length(industry) between 1 and 100),
  size       text        not null check (length(size) between 1 and 100),
  created_at timestamptz not null default now(),
  version    integer     not null default 1
);
call tenant_table('companies', company_column => 'id');
revoke insert, delete on companies from twofold_member;

-- Who belongs to a company, and as what. A membership that ended stays, so that the history keeps its names.
create table memberships (
  company_id uuid        not null default current_company() references companies (id),
  id         uuid        not null default gen_random_uuid(),
  user_id    uuid        not null references users (id),
  role       text        not null check (role in ('admin', 'user')),
  created_at timestamptz not null default now(),
  ended_at   timestamptz,
  version    integer     not null default 1,
  primary key (company_id, id),
  unique (company_id, user_id)
);
create unique index one_company_for_a_person on memberships (user_id) where ended_at is null;
call tenant_table('memberships');
revoke delete on memberships from twofold_member;

-- A company always keeps at least one admin (product P7). The lock makes two demotions at once wait for each other.
create function keep_an_admin() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('keep_an_admin' || old.company_id::text, 0));
  if old.role = 'admin' and old.ended_at is null and (new.role <> 'admin' or new.ended_at is not null)
    and not exists (
      select from public.memberships m
      where m.company_id = old.company_id and m.id <> old.id and m.role = 'admin' and m.ended_at is null
    )
  then
    raise exception 'a company keeps at least one admin' using errcode = 'P0001', constraint = 'keep_an_admin';
  end if;
  return new;
end $$;
create policy counted_by_trigger on memberships for select to current_user using (true);
create trigger keep_an_admin before update on memberships for each row execute function keep_an_admin();

create table invitations (
  company_id       uuid        not null default current_company() references companies (id),
  id               uuid        not null default gen_random_uuid() unique,
  email            text        not null check (email = lower(email) and length(email) between 3 and 320),
  role             text        not null check (role in ('admin', 'user')),
  status           text        not null default 'pending' check (status in ('pending', 'accepted', 'revoked', 'expired')),
  invited_by       uuid        not null,
  -- sha-256 of the mailed secret, which proves the mailbox, and of the copied one, which does not.
  mail_secret_hash bytea       not null check (length(mail_secret_hash) = 32),
  link_secret_hash bytea       check (length(link_secret_hash) = 32),
  created_at       timestamptz not null default now(),
  expires_at       timestamptz not null,
  accepted_at      timestamptz,
  accepted_by      uuid,
  version          integer     not null default 1,
  primary key (company_id, id),
  foreign key (company_id, invited_by) references memberships (company_id, user_id)
);
create unique index one_pending_invitation on invitations (company_id, email) where status = 'pending';
-- The address stands in the row alone: an account that is deleted leaves none behind.
call tenant_table('invitations', '{mail_secret_hash,link_secret_hash,email}');

-- The system door: sign-in, company setup, invitation lookup. Three tables and no more.
create policy system_door on companies for all to twofold_system using (true) with check (true);
create policy system_door on memberships for all to twofold_system using (true) with check (true);
create policy system_door on invitations for all to twofold_system using (true) with check (true);
grant select, insert on companies to twofold_system;
grant select, insert, update on memberships to twofold_system;
grant select, update on invitations to twofold_system;

-- Names and addresses of this company's people, past ones included: a window in the wall with nothing else behind it.
create view company_people with (security_barrier) as
  select m.company_id, m.id as membership_id, m.user_id, u.name as full_name, u.email, m.role, m.created_at, m.ended_at
  from memberships m join users u on u.id = m.user_id
  where m.company_id = current_company();
grant select on company_people to twofold_member;
