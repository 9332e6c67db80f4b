import type { SignOffOfResult, SignOffShape } from '#contract/sign-off.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentStatus } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { finalityBy, SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { findOnePersonRule, findSigned, listSignOffs, type SignOffRow } from './queries.ts';

/**
 * The sign-off of an assessment, as the API returns it.
 * @throws not-found
 */
export async function answerSignOff(tx: CompanyTx, assessmentId: AssessmentId): Promise<SignOffShape> {
  const signed = (await findSigned(tx, assessmentId)) ?? refuse('not-found');
  const rows = await listSignOffs(tx, assessmentId);
  const onePersonMaySign = await findOnePersonRule(tx);
  const standing = rows.filter(({ endedAt }) => endedAt === null).map(toSignature);
  return {
    sha256: signed.sha256,
    onePersonMaySign,
    standing: SIGN_OFF_STEPS.flatMap((step) => standing.filter((row) => row.step === step)),
    ended: rows.flatMap(toEnded).toSorted((one, other) => other.endedAt.localeCompare(one.endedAt)),
  };
}

/** The sign-off of one frozen result, as included in its file. */
export async function answerSignOffOf(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  frozen: { status: AssessmentStatus; resultSha256: string },
): Promise<SignOffOfResult> {
  const { sha256, standing, ended } = await answerSignOff(tx, assessmentId);
  const signatures = [
    ...standing.map((signature) => ({ ...signature, ended: null })),
    ...ended.map(({ endedAt, endedBy, endReason, ...signature }) => ({
      ...signature,
      ended: { endedAt, endedBy, endReason },
    })),
  ];
  return {
    state: sha256 === frozen.resultSha256 ? finalityBy(standing, frozen.status) : null,
    signatures: signatures.filter((signature) => signature.sha256 === frozen.resultSha256),
  };
}

function toSignature(row: SignOffRow): SignOffShape['standing'][number] {
  const { id, step, name, userId, jobTitle, signedOn, minutes, minutesOn, resultSha256, recordedAt, recorderName } =
    row;
  return {
    id,
    step,
    name,
    jobTitle,
    signedOn,
    minutes,
    minutesOn,
    isMember: userId !== null,
    sha256: resultSha256,
    recordedAt: recordedAt.toISOString(),
    recordedBy: recorderName ?? '',
    manner: row.manner,
  };
}

function toEnded(row: SignOffRow): SignOffShape['ended'] {
  const { endedAt, enderName, endReason } = row;
  if (endedAt === null) return [];
  return [{ ...toSignature(row), endedAt: endedAt.toISOString(), endedBy: enderName ?? '', endReason }];
}
