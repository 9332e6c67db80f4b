import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { component } from '#domain/records/component.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { link } from '#domain/records/link.ts';
import { measure } from '#domain/records/measure.ts';
import type { HistoryLine } from './queries.ts';

/** The tables of what a link can begin at or lead to. */
const ENDS: readonly string[] = [component.table, measure.table];

/** A link that a deleted entry or measure had when it was deleted: it is out of sight until the deletion is undone. */
interface GoneLink {
  /** The line that deleted the entry or measure. */
  lineId: string;
  row: Columns;
}

/**
 * The links that went with deleted entries, their measures' links included, and with deleted measures, by the line of each deletion; from
 * the history alone, because they can be removed later.
 */
export async function readLinksGone(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  lines: readonly Pick<HistoryLine, 'id' | 'tableName' | 'action'>[],
): Promise<GoneLink[]> {
  const deletions = lines.filter(({ tableName, action }) => ENDS.includes(tableName) && action === 'delete');
  if (deletions.length === 0) return [];
  const ids = deletions.map(({ id }) => id);
  const { rows } = await sql<GoneLink>`
    select gone.id::text as line_id, made.new as row from history gone
    join history made on ${tx.own('made')} and made.assessment_id = ${assessmentId} and made.table_name = ${link.table}
      and made.action = 'insert' and made.id < gone.id
    left join lateral (
      select stood.new ->> 'component_id' as component_id from history stood
      where ${tx.own('stood')} and stood.assessment_id = ${assessmentId} and stood.table_name = ${measure.table}
        and stood.row_id = (made.new ->> 'from_measure_id')::uuid and stood.id < gone.id and stood.action in ('insert', 'delete')
      order by stood.id desc limit 1) begins on made.new ->> 'from_measure_id' is not null
    where ${tx.own('gone')} and gone.assessment_id = ${assessmentId} and gone.id = any(${ids}::bigint[])
      and gone.row_id::text in (
        made.new ->> 'component_id', made.new ->> 'from_component_id', made.new ->> 'from_measure_id', begins.component_id)
      and not exists (
        select from history since where ${tx.own('since')} and since.assessment_id = ${assessmentId}
          and since.table_name = ${link.table} and since.row_id = made.row_id and since.id > made.id and since.id < gone.id
          and since.action in ('delete', 'insert'))
    order by made.id`.execute(tx);
  return rows;
}
