-- The decisions of an assessment: all changes that ask for a reason, given or not, newest first.
create index history_of_decisions on history (company_id, assessment_id, id desc) where asks_reason(table_name, action, old, new);
