import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { lacksReason } from '#server/features/assurance/history/queries.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';

/** Whether a line is in the history of an assessment. */
export async function isLine(tx: CompanyTx, assessmentId: AssessmentId, line: string): Promise<boolean> {
  const row = await tx
    .selectFrom('history')
    .select('id')
    .where('assessmentId', '=', assessmentId)
    .where('id', '=', line)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds a reason to a line that needs one and has none, and to the other lines that belong to the same decision: changes by the same
 * person to the same fields of the row within half an hour before or after it, and changes made with it in one act (product P36). Returns
 * the lines that now have the reason; empty if the line did not need one.
 */
export async function insertReason(
  tx: DraftTx,
  assessmentId: AssessmentId,
  line: string,
  reason: string,
): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    insert into later_reasons (assessment_id, line, reason)
    select ${assessmentId}, history.id, ${reason}
    from history asked cross join lateral (
      select * from history own
      where ${tx.own('own')} and own.assessment_id = asked.assessment_id
        and own.table_name = asked.table_name and own.row_id = asked.row_id
        and (own.id = asked.id or (own.user_id = asked.user_id
          and own.at between asked.at - interval '30 minutes' and asked.at + interval '30 minutes'
          and own.action = 'update' and own.new ?| array(select jsonb_object_keys(asked.new))))
      union all
      select * from history beside
      where ${tx.own('beside')} and beside.assessment_id = asked.assessment_id
        and beside.act = asked.act and beside.row_id <> asked.row_id) history
    where ${tx.own('asked')} and asked.assessment_id = ${assessmentId} and asked.id = ${line}
      and ${lacksReason(tx, 'asked')} and ${lacksReason(tx)}
    order by history.id
    on conflict (company_id, line) do nothing
    returning line`.execute(tx);
  return rows.map((row) => row.line);
}
