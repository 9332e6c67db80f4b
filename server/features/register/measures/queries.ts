import type { NetScoreRow } from '#contract/measures.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, ComponentId, MeasureId } from '#domain/ids.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import type { Measure, NetScore } from '#domain/measures/measure.ts';
import type { MeasureFacts } from '#domain/measures/net-score.ts';
import { measure } from '#domain/records/measure.ts';
import { netScore } from '#domain/records/net-score.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';
import { readRowsLike } from '#server/features/records/write-rows.ts';

/** The measures of an assessment. */
export const measureRows = versionedRows<MeasureId>()({
  kind: measure,
  fields: measureFields,
  key: 'id',
});

/** The values after measures, at most one row for each component. */
export const netScoreRows = versionedRows()({
  kind: netScore,
  fields: netScoreFields,
  key: ['componentId'],
});

/** The fields of a component's measures that matter for scores. */
export function listMeasures(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  componentId: ComponentId,
): Promise<Omit<MeasureFacts, 'componentId'>[]> {
  return tx
    .selectFrom('measures')
    .select(['kind', 'state', 'since', 'effectiveness'])
    .where((eb) => eb.and({ assessmentId, componentId }))
    .$narrowType<Omit<MeasureFacts, 'componentId'>>()
    .execute();
}

/** The measures of some components, oldest first. */
export async function readMeasuresAt(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  componentIds: readonly ComponentId[],
): Promise<Measure[]> {
  if (componentIds.length === 0) return [];
  return tx
    .selectFrom('measures')
    .select(['id', 'componentId', 'title', 'kind', 'state', 'since', 'effectiveness', 'effectReason', 'owner'])
    .where('assessmentId', '=', assessmentId)
    .where('componentId', 'in', componentIds)
    .orderBy('createdAt')
    .orderBy('id')
    .$narrowType<Measure>()
    .execute();
}

/** Why the scores of some components are lower after measures. */
export async function readNetReasons(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  componentIds: readonly ComponentId[],
): Promise<Pick<NetScore, 'componentId' | 'reason'>[]> {
  if (componentIds.length === 0) return [];
  return tx
    .selectFrom('netScores')
    .select(['componentId', 'reason'])
    .where('assessmentId', '=', assessmentId)
    .where('componentId', 'in', componentIds)
    .execute();
}

/** The values after measures of a component, with the row's id; undefined if there are none. */
export async function findNetScore(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  componentId: ComponentId,
): Promise<{ rowId: string; row: NetScoreRow } | undefined> {
  const asked = [{ componentId, seenVersion: null }];
  return (await readRowsLike<NetScoreRow>(tx, netScoreRows.store, assessmentId, asked))[0];
}

/** Deletes the values after measures if they are still as their sender saw them; returns whether it did. */
export async function deleteNetScore(
  tx: DraftTx,
  place: { assessmentId: AssessmentId; componentId: ComponentId },
  seenVersion: number,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('netScores')
    .where((eb) => eb.and({ ...place, version: seenVersion }))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
