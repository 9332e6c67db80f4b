call tenant_table('comment_mentions');
grant select, insert, update, delete on comment_mentions to twofold_member;
create trigger record_history after insert or update or delete on comment_mentions for each row
  execute function record_history('comment_mentions');
