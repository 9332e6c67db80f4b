import { type RawBuilder, sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import { AT_COMPONENT_TABLES, tableOf } from '#domain/history/nouns.ts';

const MEASURES = tableOf('measure');

/** The rows that belong to some components, such as measures; a link belongs to both its entries, also if it begins at a measure. */
export const rowsAt = (tx: CompanyTx, assessmentId: RawBuilder<unknown>, components: RawBuilder<unknown>) => sql`
  select made.row_id from history made
  left join history begins on ${tx.own('begins')} and begins.assessment_id = ${assessmentId} and begins.table_name = ${MEASURES}
    and begins.action = 'insert' and begins.row_id = (made.new ->> 'from_measure_id')::uuid
  where ${tx.own('made')} and made.assessment_id = ${assessmentId} and made.table_name = any(${AT_COMPONENT_TABLES})
    and made.action = 'insert'
    and array[made.new ->> 'component_id', made.new ->> 'from_component_id', begins.new ->> 'component_id']::uuid[]
      && array(${components})`;

/** The components that were ever under a topic. */
export const everUnder = (tx: CompanyTx, assessmentId: RawBuilder<unknown>, topicId: RawBuilder<unknown>) => sql`
  select stood.row_id from history stood
  where ${tx.own('stood')} and stood.assessment_id = ${assessmentId} and stood.topic_id = ${topicId}
    and stood.table_name = 'materiality_components'`;
