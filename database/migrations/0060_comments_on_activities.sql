-- Comments, questions and marks at activities of the value chain as well (product P44, P72).
alter table comments drop constraint comments_noun_check;
alter table comments add check (noun in (
  'assessment', 'section', 'answer', 'topic', 'component', 'measure', 'stakeholder', 'activity', 'evidence', 'thresholds', 'sign-off'));
alter table audit_marks drop constraint audit_marks_noun_check;
alter table audit_marks add check (noun in (
  'component', 'measure', 'topic', 'stakeholder', 'answer', 'activity', 'evidence', 'thresholds', 'sign-off'));
