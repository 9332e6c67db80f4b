-- Written by `npm run tables`, to be read: change a migration, or the file in database/bindings/.
create view company_earlier_names with (security_barrier=true) as
 SELECT DISTINCT m.company_id,
    n.user_id,
    n.name,
    n.until
   FROM (memberships m
     JOIN earlier_names n ON ((n.user_id = m.user_id)))
  WHERE (m.company_id = current_company());

grant select on company_earlier_names to twofold_member;
