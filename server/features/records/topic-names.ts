import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** The topics of an assessment by name: 'E1.2 Climate change mitigation'. Undefined if there is no such assessment. */
export async function readTopicNames(
  tx: CompanyTx,
  assessmentId: AssessmentId,
): Promise<Map<string, string> | undefined> {
  const rows = await tx
    .selectFrom('assessments')
    .leftJoin('materialityTopics as topic', 'topic.assessmentId', 'assessments.id')
    .select(['topic.id', 'topic.code', 'topic.name'])
    .where('assessments.id', '=', assessmentId)
    .execute();
  if (rows.length === 0) return undefined;
  return new Map(rows.flatMap(({ id, code, name }) => (id === null ? [] : [[id, `${code} ${name}`] as const])));
}
