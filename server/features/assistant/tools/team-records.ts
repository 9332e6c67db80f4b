import type { TeamRecords } from '#analyst/analyst.ts';
import type { CompanyTx } from '#database/doors.ts';
import { first } from '#domain/found.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { answerAssignments } from '#server/features/assurance/assignments/answer-assignments.ts';
import { readLeftOut } from '#server/features/assurance/audit/left-out.ts';
import { listMarks } from '#server/features/assurance/audit/queries.ts';
import { listThreads } from '#server/features/assurance/comments/queries.ts';
import { answerSignOff } from '#server/features/assurance/sign-off/answer-sign-off.ts';

/**
 * What people have done with an assessment, as `me` may read it.
 * @param earlier the assessment of the year before; null if there is none
 */
export async function readTeamRecords(
  tx: CompanyTx,
  { assessmentId, earlier, me }: { assessmentId: AssessmentId; earlier: AssessmentId | null; me: UserId },
): Promise<TeamRecords> {
  const { assignments, people } = await answerAssignments(tx, assessmentId, me);
  return {
    ...{ assignments, people, me },
    threads: await readThreads(tx, assessmentId),
    signatures: (await answerSignOff(tx, assessmentId)).standing,
    earlierSignatures: earlier === null ? [] : (await answerSignOff(tx, earlier)).standing,
    leftOut: await readLeftOut(tx, assessmentId),
    marks: (await listMarks(tx, assessmentId)).map(({ recordId, recordName, note, by, markedAt, isChangedSince }) => ({
      ...{ recordId, about: recordName, note, by, isChangedSince },
      at: markedAt.toISOString(),
    })),
  };
}

/** The discussions that have a comment left, latest first. A deleted first comment still says whether its thread is resolved. */
async function readThreads(tx: CompanyTx, assessmentId: AssessmentId): Promise<TeamRecords['threads']> {
  const threads = Map.groupBy(await listThreads(tx, assessmentId), ({ id, threadId }) => threadId ?? id);
  return [...threads.values()]
    .flatMap((rows) => {
      const root = first(rows, 'the first comment of a thread');
      const { noun, recordId, recordName: about, isQuestion, resolvedAt } = root;
      const left = rows.filter(({ removedAt }) => removedAt === null);
      if (left.length === 0) return [];
      const remarks = left.map(({ body, by, at }) => ({ body, by, at: at.toISOString() }));
      return [{ noun, recordId, about, isQuestion, isResolved: resolvedAt !== null, remarks }];
    })
    .toReversed();
}
