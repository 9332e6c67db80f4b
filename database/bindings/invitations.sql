call tenant_table('invitations');
create policy system_door on invitations for all to twofold_system using (true) with check (true);
grant select, insert, update, delete on invitations to twofold_member;
grant select, update on invitations to twofold_system;
create trigger next_version before update on invitations for each row execute function next_version();
-- The address stands in the row alone: an account that is deleted leaves none behind.
create trigger record_history after insert or update or delete on invitations for each row
  execute function record_history('invitations', 'mail_secret_hash', 'link_secret_hash', 'email');
