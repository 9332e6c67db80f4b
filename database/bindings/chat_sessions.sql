call tenant_table('chat_sessions');
create policy own_chat on chat_sessions as restrictive for all to twofold_member
  using (user_id = current_person())
  with check (user_id = current_person());
grant select, insert, update, delete on chat_sessions to twofold_member;
create trigger next_version before update on chat_sessions for each row execute function next_version();
create trigger record_history after insert or update or delete on chat_sessions for each row
  execute function record_history('chat_sessions', 'title');
