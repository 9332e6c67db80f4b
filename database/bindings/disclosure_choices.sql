call tenant_table('disclosure_choices');
grant select, insert, update, delete on disclosure_choices to twofold_member;
create trigger keep_completed before insert or update or delete on disclosure_choices for each row execute function keep_completed();
create trigger next_version before update on disclosure_choices for each row execute function next_version();
create trigger record_history after insert or update or delete on disclosure_choices for each row
  execute function record_history('disclosure_choices');
