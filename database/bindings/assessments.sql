call tenant_table('assessments');
call bind_to_assessments('assessments', 'id');
grant select, insert, update, delete on assessments to twofold_member;
create trigger keep_completed before update or delete on assessments for each row
  when (old.status = 'completed') execute function keep_completed_itself();
-- Which section the team has reached is nobody's work: a colleague who goes on overtakes no unsaved change (product P19).
create trigger next_version before update on assessments for each row
  when (to_jsonb(old) - 'current_step' is distinct from to_jsonb(new) - 'current_step') execute function next_version();
create trigger record_history after insert or update or delete on assessments for each row execute function record_history('assessments');
