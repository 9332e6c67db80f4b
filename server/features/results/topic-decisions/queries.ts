import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { AssessmentId, TopicId, UserId } from '#domain/ids.ts';
import type { DecisionBasis } from '#domain/topics/topic-decision.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';

/** The name in SQL and in the history. */
export const DECISIONS_TABLE = 'topic_decisions';

/** One side of one topic. */
export interface Place {
  assessmentId: AssessmentId;
  topicId: TopicId;
  side: Side;
}

/** The decision on one side of a topic, with the row's id; undefined if there is none. */
export async function findDecision(
  tx: CompanyTx,
  { assessmentId, topicId, side }: Place,
): Promise<{ rowId: string; row: TopicDecisionRow } | undefined> {
  const found = await tx
    .selectFrom('topicDecisions')
    .leftJoin('companyPeople', 'companyPeople.userId', 'topicDecisions.decidedBy')
    .where((eb) =>
      eb.and({
        'topicDecisions.assessmentId': assessmentId,
        'topicDecisions.topicId': topicId,
        'topicDecisions.side': side,
      }),
    )
    .select(['topicDecisions.id', 'isMaterial', 'basis', 'reason', 'decidedAt', 'topicDecisions.version'])
    .select('companyPeople.fullName as by')
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, isMaterial, basis, reason, decidedAt, version, by } = found;
  const decidedBy = by ?? '';
  return {
    rowId: id,
    row: { topicId, side, isMaterial, basis, reason, decidedBy, decidedAt: decidedAt.toISOString(), version },
  };
}

interface Decision {
  isMaterial: boolean;
  basis: DecisionBasis;
  reason: string;
  decidedBy: UserId;
  decidedAt: Date;
}

/**
 * Writes a decision if the row is still as its sender saw it and the decision differs; returns whether it did.
 *
 * @param seenVersion null if the sender saw none
 */
export async function writeDecision(
  tx: DraftTx,
  place: Place,
  decision: Decision,
  seenVersion: number | null,
): Promise<boolean> {
  const written =
    seenVersion === null
      ? tx
          .insertInto('topicDecisions')
          .values({ ...place, ...decision })
          .onConflict((conflict) => conflict.columns(['companyId', 'assessmentId', 'topicId', 'side']).doNothing())
          .returning('id')
      : tx
          .updateTable('topicDecisions')
          .set(decision)
          .where((eb) => eb.and({ ...place, version: seenVersion }))
          .where((eb) =>
            eb.or([
              eb('isMaterial', '!=', decision.isMaterial),
              eb('basis', '!=', decision.basis),
              eb('reason', '!=', decision.reason),
            ]),
          )
          .returning('id');
  return (await written.executeTakeFirst()) !== undefined;
}

/** Deletes a decision if it is still as its sender saw it; returns whether it did. */
export async function deleteDecision(tx: DraftTx, place: Place, seenVersion: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('topicDecisions')
    .where((eb) => eb.and({ ...place, version: seenVersion }))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
