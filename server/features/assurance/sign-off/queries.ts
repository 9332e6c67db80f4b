import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentStatus } from '#domain/assessment/assessment.ts';
import type { AssessmentId, MembershipId, SignOffId, UserId } from '#domain/ids.ts';
import type { Signatory } from '#domain/sign-off/decide-signing.ts';
import type { Manner, SignOffStep } from '#domain/sign-off/sign-off.ts';
import { holdWriters } from '#server/features/records/lock-draft.ts';

/** The assessment to sign: whether it is completed, and with which frozen result. */
export interface SignedAssessment {
  status: AssessmentStatus;
  completedAt: Date | null;
  /** Fingerprint of the last frozen result; null if there is none. */
  sha256: string | null;
}

const selectSigned = (tx: CompanyTx, id: AssessmentId) =>
  tx
    .selectFrom('assessments')
    .select((eb) => [
      'status',
      'completedAt',
      eb
        .selectFrom('assessmentSnapshots as frozen')
        .select('frozen.resultSha256')
        .where('frozen.assessmentId', '=', id)
        .orderBy('frozen.createdAt', 'desc')
        .limit(1)
        .as('sha256'),
    ])
    .where('assessments.id', '=', id)
    .where('assessments.removedAt', 'is', null);

export function findSigned(tx: CompanyTx, id: AssessmentId): Promise<SignedAssessment | undefined> {
  return selectSigned(tx, id).executeTakeFirst();
}

/**
 * Locks the assessment until the transaction ends: signing waits for reopening, and of two people who sign at the same time, the second
 * sees the first signature.
 */
export async function lockSigned(tx: CompanyTx, id: AssessmentId): Promise<SignedAssessment | undefined> {
  // Locked first, so that other writers have finished and what is read no longer changes.
  await holdWriters(tx, id);
  return findSigned(tx, id);
}

/** All signatures of an assessment, oldest first, including those that have ended. */
export function listSignOffs(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('signOffs')
    .leftJoin('companyPeople as recorder', 'recorder.userId', 'signOffs.recordedBy')
    .leftJoin('companyPeople as ender', 'ender.userId', 'signOffs.endedBy')
    .selectAll('signOffs')
    .select(['recorder.fullName as recorderName', 'ender.fullName as enderName'])
    .where('signOffs.assessmentId', '=', assessmentId)
    .orderBy('signOffs.recordedAt')
    .orderBy('signOffs.id')
    .execute();
}

export type SignOffRow = Awaited<ReturnType<typeof listSignOffs>>[number];

/** Whether the company allows one person to sign several steps. */
export async function findOnePersonRule(tx: CompanyTx): Promise<boolean> {
  const { onePersonMaySign } = await tx.selectFrom('companies').select('onePersonMaySign').executeTakeFirstOrThrow();
  return onePersonMaySign;
}

/** A current member; undefined for people who have left, for auditors, and for any other id. */
export async function findPresentMember(tx: CompanyTx, id: MembershipId): Promise<Signatory | undefined> {
  const row = await tx
    .selectFrom('companyPeople')
    .select(['userId', 'fullName as name'])
    .where('membershipId', '=', id)
    .where('endedAt', 'is', null)
    .where('role', '<>', 'auditor')
    .executeTakeFirst();
  return row && { userId: row.userId, name: row.name };
}

export async function insertSignOff(
  tx: CompanyTx,
  row: {
    assessmentId: AssessmentId;
    step: SignOffStep;
    resultSha256: string;
    userId: UserId | null;
    name: string;
    jobTitle: string;
    signedOn: string;
    minutes: string;
    minutesOn: string | null;
    manner: Exclude<Manner, 'entered'>;
    recordedAt: Date;
  },
): Promise<SignOffId> {
  return (await tx.insertInto('signOffs').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Ends the valid steps of an assessment's sign-off, or one of them. They remain visible, with the person who ended them and why. */
export async function endSignOffs(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  ending: { by: UserId; at: Date; reason: string },
  only?: SignOffId,
): Promise<void> {
  await tx
    .updateTable('signOffs')
    .set({ endedBy: ending.by, endedAt: ending.at, endReason: ending.reason })
    .where('assessmentId', '=', assessmentId)
    .where('endedAt', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only as SignOffId))
    .execute();
}
