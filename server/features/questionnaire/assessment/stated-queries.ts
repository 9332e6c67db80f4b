import type { Approach } from '#domain/assessment/approach.ts';
import type { ScoringProgress, Thresholds } from '#domain/assessment/assessment.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import type { Undertaking } from '#domain/reference/phase-in-options.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';

/** Says how a draft that is still at `version` was approached, if that differs; returns whether it did. */
export async function setApproach(
  tx: HeldDraftTx,
  id: AssessmentId,
  version: number,
  said: { approach: Approach; approachNote: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set(said)
    .where((eb) => eb.and({ id, version }))
    .where((eb) => eb.not(eb.and(said)))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

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

/** Says which kind of undertaking the company is in a draft that is still at `version`, if that differs; returns whether it did. */
export async function setUndertaking(
  tx: HeldDraftTx,
  id: AssessmentId,
  version: number,
  values: { undertaking: Undertaking; firstReportYear: number | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set(values)
    .where((eb) => eb.and({ id, version }))
    .where(({ eb, or }) =>
      or([
        eb('undertaking', '!=', values.undertaking),
        eb('firstReportYear', 'is distinct from', values.firstReportYear),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
