call tenant_table('companies', company_column => 'id');
create policy system_door on companies for all to twofold_system using (true) with check (true);
grant select, update on companies to twofold_member;
grant select, insert on companies to twofold_system;
-- The last admin to leave a company that is being closed comes back through the system door: nobody is a member any more.
grant update (closes_at) on companies to twofold_system;
create trigger next_version before update on companies for each row execute function next_version();
create trigger record_history after insert or update or delete on companies for each row
  execute function record_history('companies', 'report_logo');
