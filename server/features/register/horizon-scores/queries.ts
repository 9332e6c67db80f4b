import type { HorizonScoreRow } from '#contract/horizon-scores.ts';
import type { CompanyTx } from '#database/doors.ts';
import { namesOf } from '#domain/fields/values.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import type { HorizonScore } from '#domain/horizon-scores/horizon-score.ts';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { horizonScore } from '#domain/records/horizon-score.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';
import { readRowsLike } from '#server/features/records/write-rows.ts';

/** The scores of entries for further horizons, at most one row for each entry and horizon. */
export const horizonScoreRows = versionedRows()({
  kind: horizonScore,
  fields: horizonScoreFields,
  key: ['componentId', 'horizon'],
});

type Place = Pick<HorizonScore, 'componentId' | 'horizon'> & { assessmentId: AssessmentId };

/** The scores of an entry for a horizon, with the row's id; undefined if there are none. */
export async function findHorizonScore(
  tx: CompanyTx,
  { assessmentId, ...key }: Place,
): Promise<{ rowId: string; row: HorizonScoreRow } | undefined> {
  const asked = [{ ...key, seenVersion: null }];
  return (await readRowsLike<HorizonScoreRow>(tx, horizonScoreRows.store, assessmentId, asked))[0];
}

/** Deletes the scores for a horizon if they are still as their sender saw them; returns the row's id if it did. */
export async function deleteHorizonScore(tx: DraftTx, place: Place, seenVersion: number): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('horizonScores')
    .where((eb) => eb.and({ ...place, version: seenVersion }))
    .returning('id')
    .executeTakeFirst();
  return deleted?.id;
}

/** The scores for further horizons of some components, including deleted ones. */
export async function readHorizonScoresAt(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  componentIds: readonly ComponentId[],
): Promise<HorizonScore[]> {
  if (componentIds.length === 0) return [];
  return tx
    .selectFrom('horizonScores')
    .select(namesOf(horizonScoreFields))
    .where('assessmentId', '=', assessmentId)
    .where('componentId', 'in', componentIds)
    .$narrowType<HorizonScore>()
    .execute();
}
