call tenant_table('register_views');
create policy own_or_shared on register_views as restrictive for all to twofold_member
  using (is_shared or owner_id = current_person())
  with check (is_shared or owner_id = current_person());
grant select, insert, update, delete on register_views to twofold_member;
create trigger next_version before update on register_views for each row execute function next_version();
create trigger record_history after insert or update or delete on register_views for each row
  execute function record_history('register_views', 'name', 'contents');
