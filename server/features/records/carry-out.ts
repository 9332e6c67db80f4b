import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { first } from '#domain/found.ts';
import { TOPICS_TABLE } from '#domain/history/nouns.ts';
import type { Undoing } from '#domain/history/plan-undo.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import type { DraftTx } from './lock-draft.ts';

/** A line of the history to undo, how to undo it, and the reason recorded for this. */
export interface UndoingStep {
  line: string;
  reason: string;
  tableName: string;
  rowId: string;
  undoing: Undoing;
}

/** The number of steps in one statement, which must end in time even with texts of 20,000 characters. */
const AT_ONCE = 500;

/**
 * Undoes lines of a draft's history in this order; each change is recorded as the undo of its line. Rows return under their ids with the
 * next version, so that nobody who saw them before can overwrite them unseen; columns that a table no longer has are left out.
 * @returns the first line whose row could not be restored because its place is taken; null if all could. The transaction must then be
 * rolled back, because the steps before it have been carried out
 */
export const carryOut = (tx: DraftTx, steps: readonly UndoingStep[]): Promise<string | null> => carry(tx, steps);

/** Does the same for rows of the company that do not belong to an assessment; the caller has locked them. */
export const carryOutOfCompany = (tx: CompanyTx, steps: readonly UndoingStep[]): Promise<string | null> =>
  carry(tx, steps);

async function carry(tx: CompanyTx, steps: readonly UndoingStep[]): Promise<string | null> {
  const columns = new Map<string, readonly string[]>();
  for (const { tableName } of steps) {
    if (!columns.has(tableName)) columns.set(tableName, await readColumns(tx, tableName));
  }
  const given = steps.map(({ line, reason, tableName, rowId, undoing }) => {
    const values = valuesOf(undoing);
    const names = columns.get(tableName)?.filter((name) => Object.hasOwn(values, name)) ?? [];
    const passes = tableName !== TOPICS_TABLE;
    return { line, reason, kept_in: tableName, row_id: rowId, action: undoing.action, passes, names, values };
  });
  for (let at = 0; at < given.length; at += AT_ONCE) {
    const some = JSON.stringify(given.slice(at, at + AT_ONCE));
    await sql`select set_config('app.undoing', ${some}, true), set_config('app.not_undone', '', true)`.execute(tx);
    await CARRY_OUT.execute(tx);
    const { rows } = await sql<{ line: string }>`select current_setting('app.not_undone') as line`.execute(tx);
    const { line } = first(rows, 'a line');
    if (line !== '') return line;
  }
  return null;
}

function valuesOf(undoing: Undoing): Columns {
  if (undoing.action === 'insert') return { ...undoing.row, version: Number(undoing.row.version) + 1 };
  return undoing.action === 'update' ? undoing.columns : {};
}

/**
 * The history's trigger reads from settings which line a change undoes and why. These differ from row to row, so each row needs its own
 * statement; they all run inside PostgreSQL, without a round trip for each. Such a block takes no parameters and also reads them from a
 * setting. With `passes`, a row whose place is taken is skipped and reported. Codes of topics are unique only at the end of a
 * transaction, which `on conflict` cannot handle, so the caller checks them before.
 */
const CARRY_OUT = sql`
  do $$
  declare
    step   record;
    listed text;
    added  integer;
  begin
    for step in
      select * from jsonb_to_recordset(current_setting('app.undoing')::jsonb)
        as given (line text, reason text, kept_in text, row_id uuid, action text, passes boolean, names text[], "values" jsonb)
    loop
      perform set_config('app.undoes', step.line, true), set_config('app.reason', step.reason, true);
      listed := (select string_agg(format('%I', name), ', ') from unnest(step.names) name);
      if step.action = 'delete' then
        execute format('delete from %I where company_id = current_company() and id = $1', step.kept_in) using step.row_id;
      elsif step.action = 'insert' then
        execute format(
          'insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1) %3$s', step.kept_in, listed,
          case when step.passes then 'on conflict do nothing' end)
        using step."values";
        get diagnostics added = row_count;
        if added = 0 then
          perform set_config('app.not_undone', step.line, true);
          exit;
        end if;
      elsif listed is not null then
        execute format(
          'update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1))
           where company_id = current_company() and id = $2', step.kept_in, listed)
        using step."values", step.row_id;
      end if;
    end loop;
  end $$`;

/** The columns of a table that can be written. */
async function readColumns(tx: CompanyTx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx);
  return rows.map(({ name }) => name);
}
