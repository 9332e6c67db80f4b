-- Emails at once about a new owner, a requested review and a signature that is due (product P14, P49).
alter table notification_preferences
  add column assignments boolean not null default true,
  add column review_requests boolean not null default true,
  add column signatures boolean not null default true;

-- Who is asked to look at a record in review (product P43); null where anybody may.
alter table assignments
  add column reviewer_id uuid,
  add foreign key (company_id, reviewer_id) references memberships (company_id, user_id),
  add check (reviewer_id is null or review is not null);
