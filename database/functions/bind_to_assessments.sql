-- Shows a transaction the rows of the assessments that its door names (docs/decisions/0058-auditors.md). In subselects, so that it is asked
-- once for a statement and not for each row.
create or replace procedure bind_to_assessments(walled regclass, assessment_column name) language plpgsql as $$
begin
  execute format(
    'create policy read_assessments on %s as restrictive for all to twofold_member
       using ((select reads_all()) or %2$I = any ((select read_assessments())::uuid[]))
       with check ((select reads_all()) or %2$I = any ((select read_assessments())::uuid[]))', walled, assessment_column);
end $$;
