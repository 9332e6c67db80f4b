call tenant_table('history');
-- Append-only: members read it, the trigger writes it with the rights of the owner.
drop policy company_wall on history;
create policy company_wall on history for select to twofold_member using (company_id = current_company());
create policy written_by_trigger on history for insert to current_user with check (true);
-- An auditor of some assessments also reads what is the company's and shows in them.
drop policy read_assessments on history;
create policy read_assessments on history as restrictive for select to twofold_member using (
  (select reads_all()) or assessment_id = any ((select read_assessments())::uuid[])
  or assessment_id is null and (
    table_name in ('companies', 'scale_wordings')
    or table_name = 'evidence'
      and exists (select from evidence e where e.company_id = history.company_id and e.id = history.row_id)
    or table_name = 'evidence_revisions'
      and exists (select from evidence_revisions r where r.company_id = history.company_id and r.id = history.row_id)));
grant select on history to twofold_member;
