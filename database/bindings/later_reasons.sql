call tenant_table('later_reasons');
grant select, insert on later_reasons to twofold_member;
create trigger keep_completed before insert or update or delete on later_reasons for each row execute function keep_completed();
create trigger record_history after insert or update or delete on later_reasons for each row
  execute function record_history('later_reasons');
