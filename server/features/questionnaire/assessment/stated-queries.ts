import type { Approach } from '#domain/assessment/approach.ts';
import type { ScoringProgress, Thresholds } from '#domain/assessment/assessment.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import type { Undertaking } from '#domain/reference/phase-in-options.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';

/** What a company states about an assessment as a whole, apart from its thresholds. */
export interface StatedValues {
  name?: string;
  approach?: Approach;
  approachNote?: string;
  undertaking?: Undertaking;
  firstReportYear?: number | null;
}

/** States something about a draft that is still at `version`, if it differs; returns whether it did. */
export async function setStated(
  tx: HeldDraftTx,
  id: AssessmentId,
  version: number,
  stated: StatedValues,
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set(stated)
    .where((eb) => eb.and({ id, version }))
    .where((eb) => eb.or(typedEntries(stated).map(([column, value]) => eb(column, 'is distinct from', value))))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const typedEntries = (stated: StatedValues) => Object.entries(stated) as [keyof StatedValues, string | number | null][];

/** Adopts thresholds of a draft that is still at `version`, if they differ; returns whether it did. */
export async function setThresholds(
  tx: HeldDraftTx,
  id: AssessmentId,
  version: number,
  values: {
    thresholds: Thresholds;
    band: number;
    basis: ScoreBasis;
    reason: string;
    by: UserId;
    at: Date;
    scoring: ScoringProgress;
  },
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set({
      impactThreshold: values.thresholds.impact,
      financialThreshold: values.thresholds.financial,
      thresholdsReason: values.reason,
      thresholdsBy: values.by,
      thresholdsAt: values.at,
      thresholdsScored: values.scoring.scored,
      thresholdsEntries: values.scoring.entries,
      borderlineBand: values.band,
      scoreBasis: values.basis,
    })
    .where((eb) => eb.and({ id, version }))
    .where((eb) =>
      eb.or([
        eb('thresholdsBy', 'is', null),
        eb('impactThreshold', '!=', values.thresholds.impact),
        eb('financialThreshold', '!=', values.thresholds.financial),
        eb('borderlineBand', '!=', values.band),
        eb('scoreBasis', '!=', values.basis),
        eb('thresholdsReason', '!=', values.reason),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
