import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { component } from '#domain/records/component.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { link } from '#domain/records/link.ts';
import type { HistoryLine } from './queries.ts';

/** A link that a deleted entry had when it was deleted: it is out of sight until the deletion is undone. */
interface GoneLink {
  /** The line that deleted the entry. */
  lineId: string;
  row: Columns;
}

/** The links that went with deleted entries, by the line of each deletion; from the history alone, because they can be removed later. */
export async function readLinksGone(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  lines: readonly Pick<HistoryLine, 'id' | 'tableName' | 'action'>[],
): Promise<GoneLink[]> {
  const deletions = lines.filter(({ tableName, action }) => tableName === component.table && action === 'delete');
  if (deletions.length === 0) return [];
  const ids = deletions.map(({ id }) => id);
  const { rows } = await sql<GoneLink>`
    select gone.id::text as line_id, made.new as row from history gone
    join history made on ${tx.own('made')} and made.assessment_id = ${assessmentId} and made.table_name = ${link.table}
      and made.action = 'insert' and made.id < gone.id
      and gone.row_id::text in (made.new ->> 'component_id', made.new ->> 'from_component_id')
    where ${tx.own('gone')} and gone.assessment_id = ${assessmentId} and gone.id = any(${ids}::bigint[])
      and not exists (
        select from history since where ${tx.own('since')} and since.assessment_id = ${assessmentId}
          and since.table_name = ${link.table} and since.row_id = made.row_id and since.id > made.id and since.id < gone.id
          and since.action in ('delete', 'insert'))
    order by made.id`.execute(tx);
  return rows;
}
