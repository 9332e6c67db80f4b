-- Whether mail leaves this installation. One row at most, of all servers together: what one finds out, all of them say.
create table mail_state (
  id            boolean     primary key default true check (id),
  -- When the mail server last took a mail.
  last_taken_at timestamptz,
  -- Since when no mail leaves because of the mail server, the way to it or our settings; null while mail leaves.
  held_up_since timestamptz,
  -- The mail library's sentence about it, for the operator: without addresses, secrets and texts of a company.
  said          text        check (length(said) <= 1000)
);

-- Since when mail to this person is refused for good; null where the last one was taken or none was sent.
alter table users add column mail_refused_at timestamptz;

create or replace view company_people with (security_barrier) as
  select m.company_id, m.id as membership_id, m.user_id, u.name as full_name, u.email, m.role, m.created_at, m.ended_at,
         m.audits_until, m.audited, u.mail_refused_at
  from memberships m join users u on u.id = m.user_id
  where m.company_id = current_company();
