-- An invitation ends with the role of whoever sent it: the links that an admin has kept are no way back in (product P9).
create or replace function end_invitations() returns trigger language plpgsql as $$
begin
  update invitations set status = 'revoked'
  where company_id = old.company_id and invited_by = old.user_id and status = 'pending';
  return null;
end $$;
