-- Whether the company has an earlier year with results that this transaction may not read: for an auditor who was invited to single
-- assessments. It says neither which nor how many.
create or replace function hides_earlier(assessment uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select not public.reads_all() and exists (
    select from public.assessments shown join public.assessments earlier on earlier.company_id = shown.company_id
    where shown.company_id = public.current_company() and shown.id = $1 and shown.id = any (public.read_assessments())
      and earlier.financial_year_start < shown.financial_year_start and earlier.removed_at is null
      and not earlier.id = any (public.read_assessments())
      and exists (
        select from public.materiality_components c where c.company_id = earlier.company_id and c.assessment_id = earlier.id))
$$;
revoke execute on function hides_earlier(uuid) from public;
grant execute on function hides_earlier(uuid) to twofold_member;
