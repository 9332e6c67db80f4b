-- Comments, questions and marks also at measures and evidence; comments and questions also at thresholds and sign-off, under the
-- assessment's own id (product P44, P72).
alter table comments drop constraint comments_noun_check;
alter table comments add check (noun in (
  'assessment', 'section', 'answer', 'topic', 'component', 'measure', 'stakeholder', 'evidence', 'thresholds', 'sign-off'));
alter table audit_marks drop constraint audit_marks_noun_check;
alter table audit_marks add check (noun in (
  'component', 'measure', 'topic', 'stakeholder', 'answer', 'evidence', 'thresholds', 'sign-off'));

-- Whether evidence was changed after she looked is told by its lines, which belong to no assessment: she reads those of the evidence
-- that she reads.
drop policy read_assessments on history;
create policy read_assessments on history as restrictive for select to twofold_member using (
  (select reads_all()) or assessment_id = any ((select read_assessments())::uuid[])
  or assessment_id is null and (
    table_name in ('companies', 'scale_wordings')
    or table_name = 'evidence' and exists (
      select from evidence e where e.company_id = history.company_id and e.id = history.row_id)
    or table_name = 'evidence_revisions' and exists (
      select from evidence_revisions r where r.company_id = history.company_id and r.id = history.row_id)));
