-- The wall around a company's table: the first line of its file in `database/bindings/`, which goes on with what else is bound to it.
-- What the table had of policies, triggers and rights of the two doors goes first, so that the file says all of it.
create or replace procedure tenant_table(walled regclass, company_column name default 'company_id') language plpgsql as $$
declare
  bound text;
begin
  for bound in
    select format('drop policy %I on %s', polname, walled) from pg_policy where polrelid = walled
    union all
    select format('drop trigger %I on %s', tgname, walled) from pg_trigger where tgrelid = walled and not tgisinternal
  loop
    execute bound;
  end loop;
  execute format('revoke all on %s from public, twofold_member, twofold_system', walled);
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format(
    'create policy company_wall on %1$s for all to twofold_member using (%2$I = current_company()) with check (%2$I = current_company())',
    walled, company_column);
  -- The owner's own functions see and erase the rows of the company whose wall the transaction stands in. Nobody serves as the owner.
  execute format('create policy seen_by_functions on %s for select to current_user using (%I = current_company())', walled, company_column);
  execute format('create policy erased_by_function on %s for delete to current_user using (%I = current_company())', walled, company_column);
  execute format('create policy read_for_backup on %s for select to twofold_backup using (true)', walled);
  if exists (select from pg_attribute where attrelid = walled and attname = 'assessment_id' and not attisdropped) then
    call bind_to_assessments(walled, 'assessment_id');
  end if;
end $$;
