-- The assessments that this transaction reads where it does not read all; null where its door names none.
create or replace function read_assessments() returns uuid[] language sql stable as
$$ select nullif(nullif(current_setting('app.assessments', true), '*'), '')::uuid[] $$;
grant execute on function read_assessments() to twofold_member;
