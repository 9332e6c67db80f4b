call tenant_table('memberships');
-- For `keep_an_admin` and `membership_of`, which run with the rights of the owner.
create policy counted_by_trigger on memberships for select to current_user using (true);
create policy system_door on memberships for all to twofold_system using (true) with check (true);
grant select, insert, update on memberships to twofold_member;
grant select, insert, update on memberships to twofold_system;
create trigger end_invitations after update on memberships for each row
  when (old.role = 'admin' and old.ended_at is null and (new.role <> 'admin' or new.ended_at is not null))
  execute function end_invitations();
create trigger keep_an_admin before update on memberships for each row execute function keep_an_admin();
create trigger next_version before update on memberships for each row execute function next_version();
create trigger note_parting after insert or update or delete on memberships for each row execute function note_parting();
create trigger record_history after insert or update or delete on memberships for each row execute function record_history('memberships', 'job_title', 'competence');
