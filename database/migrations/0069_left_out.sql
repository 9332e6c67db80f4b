-- Auditors also mark, ask about and draw what was left out: tiers of the value chain have no row of their own (product P72).
alter table audit_marks drop constraint audit_marks_noun_check;
alter table audit_marks add constraint audit_marks_noun_check check (noun in (
  'component', 'measure', 'topic', 'stakeholder', 'answer', 'activity', 'tier', 'evidence', 'thresholds', 'sign-off'));
alter table comments drop constraint comments_noun_check;
alter table comments add constraint comments_noun_check check (noun in (
  'assessment', 'section', 'answer', 'topic', 'component', 'measure', 'stakeholder', 'activity', 'tier', 'evidence', 'thresholds',
  'sign-off'));

-- A sample of what was left out has no query: it is drawn from records of several kinds.
alter table audit_samples alter column query drop not null;
