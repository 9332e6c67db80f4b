import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { selection } from '#domain/records/selection.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { selectionFields } from '#domain/topics/fields.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** Decisions on the relevance of topics, one for each topic. */
export const selectionRows = versionedRows()({
  kind: selection,
  fields: selectionFields,
  key: ['topicId'],
});

/** Gives an assessment its own copy of a catalogue version (method M3). */
export async function copyCatalogue(tx: CompanyTx, assessmentId: AssessmentId, version: EsrsVersion): Promise<void> {
  await sql`
    insert into materiality_topics (assessment_id, code, name, description, category, position)
    select ${assessmentId}, code, name, description, category, position
    from reference_topics where esrs_version = ${version}`.execute(tx);
}
