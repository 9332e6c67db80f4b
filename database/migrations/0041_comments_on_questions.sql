-- Comments on the sections of the questionnaire and on its questions, too (product P44). These have no id: a section is named by its
-- name, a question by its text, as the history and the assignments name them.
alter table comments drop constraint comments_noun_check;
alter table comments add check (noun in ('assessment', 'section', 'answer', 'topic', 'component', 'stakeholder'));
alter table comments alter column record_id type text;
alter table comments add check (length(record_id) between 1 and 500);
