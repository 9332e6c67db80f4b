import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { AssessmentId, TopicId, UserId } from '#domain/ids.ts';
import type { DecisionBasis } from '#domain/topics/topic-decision.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';

/** The name in SQL and in the history. */
export const DECISIONS_TABLE = 'topic_decisions';

/** One side of one topic. */
interface Place {
  assessmentId: AssessmentId;
  topicId: TopicId;
  side: Side;
}

/** A decision with the row's id. */
interface FoundDecision {
  rowId: string;
  row: TopicDecisionRow;
}

/** The decisions on topics, on either side. */
export async function findDecisions(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  topicIds: readonly TopicId[],
): Promise<FoundDecision[]> {
  const found = await tx
    .selectFrom('topicDecisions')
    .leftJoin('companyPeople', 'companyPeople.userId', 'topicDecisions.decidedBy')
    .where('topicDecisions.assessmentId', '=', assessmentId)
    .where('topicDecisions.topicId', 'in', topicIds)
    .select(['topicDecisions.id', 'topicId', 'side', 'isMaterial', 'basis', 'reason', 'decidedAt'])
    .select(['topicDecisions.version', 'companyPeople.fullName as by'])
    .execute();
  return found.map(({ id, by, decidedAt, ...row }) => ({
    rowId: id,
    row: { ...row, decidedBy: by ?? '', decidedAt: decidedAt.toISOString() },
  }));
}

/** The decision on one side of a topic; undefined if there is none. */
export async function findDecision(
  tx: CompanyTx,
  { assessmentId, topicId, side }: Place,
): Promise<FoundDecision | undefined> {
  return (await findDecisions(tx, assessmentId, [topicId])).find(({ row }) => row.side === side);
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
