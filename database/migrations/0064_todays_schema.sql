-- Functions stand in database/functions/, policies, triggers and rights in database/bindings/: each start lays what changed there.
drop procedure tenant_table(regclass, text[], name);
drop procedure wall_and_open(regclass, text[], name);
drop procedure wall_and_history(regclass, text[], name);
drop procedure open_to_own_functions(regclass, name);
drop procedure let_backup_read(regclass);

-- Which assessment a draft was copied from stays said when that one is deleted, as it does of a component (copied_from_id): a key that
-- empties one of its columns cannot be kept where the rows of companies lie on several machines.
alter table assessments drop constraint assessments_company_id_copied_from_fkey;
