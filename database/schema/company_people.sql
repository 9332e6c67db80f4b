-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create view company_people with (security_barrier=true) as
 SELECT m.company_id,
    m.id AS membership_id,
    m.user_id,
    u.name AS full_name,
    u.email,
    m.role,
    m.created_at,
    m.ended_at,
    m.audits_until,
    m.audited,
    u.mail_refused_at,
    m.job_title,
    m.competence
   FROM (memberships m
     JOIN users u ON ((u.id = m.user_id)))
  WHERE (m.company_id = current_company());

grant select on company_people to twofold_member;
