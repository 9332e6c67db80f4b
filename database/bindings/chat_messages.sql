call tenant_table('chat_messages');
create policy own_chat on chat_messages as restrictive for all to twofold_member
  using (user_id = current_person())
  with check (user_id = current_person());
grant select, insert, update, delete on chat_messages to twofold_member;
create trigger record_history after insert or update or delete on chat_messages for each row
  execute function record_history('chat_messages', 'content', 'sources');
