import { FROZEN_FILE } from '#domain/frozen-results/check-frozen-file.ts';
import { finalityBy } from '#domain/sign-off/sign-off.ts';
import { answerSignOffOf } from '#server/features/assurance/sign-off/answer-sign-off.ts';
import { findSigned, listSignOffs } from '#server/features/assurance/sign-off/queries.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { forMember } from '#server/platform/http/access.ts';
import { inAnswerRoom } from '#server/platform/http/in-answer-room.ts';
import { findFrozen, listFrozen, listReopenings } from './queries.ts';

const readFrozen = forMember.frozenResults.readFrozen.handler(
  ({ context, input: { assessmentId, frozenId }, errors }) =>
    inAnswerRoom(context, `frozen ${assessmentId}`, async () => {
      const found = await context.database.inCompany(context.member, async (tx) => {
        const frozen = await findFrozen(tx, assessmentId, frozenId);
        return frozen && { ...frozen, signOff: await answerSignOffOf(tx, assessmentId, frozen) };
      });
      if (!found) throw errors['not-found']();
      const { id, result, resultSha256, createdAt, signOff, status } = found;
      return {
        id,
        kind: FROZEN_FILE,
        sha256: resultSha256,
        result: JSON.parse(result),
        frozenAt: createdAt.toISOString(),
        signOff,
        isOpenAgain: status !== 'completed',
      };
    }),
);

const list = forMember.frozenResults.listFrozen.handler(({ context, input: { assessmentId }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const frozen = await listFrozen(tx, assessmentId);
    if (frozen.length === 0 && !(await hasAssessment(tx, assessmentId))) throw errors['not-found']();
    const steps = await listSignOffs(tx, assessmentId);
    const approvals = steps.filter(({ step }) => step === 'approved');
    const status = (await findSigned(tx, assessmentId))?.status ?? 'draft';
    const reopenings = await listReopenings(tx, assessmentId);
    return frozen.map(({ id, createdAt, resultSha256, hasInputs }, at) => {
      const approval = approvals.findLast((signed) => signed.resultSha256 === resultSha256);
      // Each result but the last was reopened once; of an open assessment, the last one, too.
      const reopened = reopenings[status === 'draft' ? at : at - 1];
      const standing = steps.filter(({ endedAt }) => endedAt === null);
      return {
        id,
        number: frozen.length - at,
        state: at === 0 ? finalityBy(standing, status) : null,
        reopened: reopened ? { at: reopened.at.toISOString(), reason: reopened.reason } : null,
        frozenAt: createdAt.toISOString(),
        sha256: resultSha256,
        hasInputs,
        approved: approval
          ? {
              by: approval.name,
              on: approval.signedOn,
              stands: approval.endedAt === null,
              isRecorded: approval.manner === 'recorded',
            }
          : null,
      };
    });
  }),
);

export const frozenResultsRoutes = { readFrozen, listFrozen: list };
