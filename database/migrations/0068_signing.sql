-- How a step of the sign-off was made (product P37): signed by the person, while signed in as themselves; recorded for somebody else,
-- from minutes or a file. Steps from before this rule were entered by somebody, and keep saying so.
alter table sign_offs
  add column manner     text not null default 'entered' check (manner in ('signed', 'recorded', 'entered')),
  add column minutes_on date,
  add check (manner <> 'signed' or user_id is not null and user_id = recorded_by);
alter table sign_offs alter column manner drop default;

-- What a member does in the company, and what qualifies them for the assessment: optional, in their own words. Frozen with the results
-- that they scored (since format 12).
alter table memberships
  add column job_title  text not null default '' check (length(job_title) <= 200),
  add column competence text not null default '' check (length(competence) <= 500);

create or replace view company_people with (security_barrier) as
  select m.company_id, m.id as membership_id, m.user_id, u.name as full_name, u.email, m.role, m.created_at, m.ended_at,
         m.audits_until, m.audited, u.mail_refused_at, m.job_title, m.competence
  from memberships m join users u on u.id = m.user_id
  where m.company_id = current_company();
