call tenant_table('made_packages');
grant select, insert on made_packages to twofold_member;
create trigger record_history after insert or update or delete on made_packages for each row
  execute function record_history('made_packages');
