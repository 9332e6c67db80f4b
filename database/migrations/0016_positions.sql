-- Which section the team has reached is nobody's work: a colleague who goes on overtakes no unsaved change (product P19).
drop trigger next_version on assessments;
create trigger next_version before update on assessments for each row
  when (to_jsonb(old) - 'current_step' is distinct from to_jsonb(new) - 'current_step')
  execute function next_version();
