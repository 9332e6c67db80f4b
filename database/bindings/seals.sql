call tenant_table('seals');
grant select, insert on seals to twofold_member;
