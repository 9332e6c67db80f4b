-- An invitation ends with the role of whoever sent it: the links that an admin has kept are no way back in (product P9).
create function end_invitations() returns trigger language plpgsql as $$
begin
  update invitations set status = 'revoked'
  where company_id = old.company_id and invited_by = old.user_id and status = 'pending';
  return null;
end $$;
-- With the rights of whoever ends the role, in the same transaction, and recorded as hers.
create trigger end_invitations after update on memberships for each row
  when (old.role = 'admin' and old.ended_at is null and (new.role <> 'admin' or new.ended_at is not null))
  execute function end_invitations();

-- Leases by company and chat: the id of a chat is its person's choice, and two companies may choose the same. The old ones last
-- for seconds. `of_company` and not `company_id`: what stands here is no company's data and is read by nobody.
drop table chat_leases;
create table chat_leases (
  of_company uuid        not null,
  session_id uuid        not null,
  holder     uuid        not null,
  until      timestamptz not null,
  primary key (of_company, session_id)
);
create index chat_leases_by_end on chat_leases (until);
