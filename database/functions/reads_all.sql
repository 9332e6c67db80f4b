-- Whether this transaction reads all assessments of its company. Its door says so; where nothing is said nothing is seen.
create or replace function reads_all() returns boolean language sql stable as
$$ select coalesce(current_setting('app.assessments', true), '') = '*' $$;
grant execute on function reads_all() to twofold_member;
